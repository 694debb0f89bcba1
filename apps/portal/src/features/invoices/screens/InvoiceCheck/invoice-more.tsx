import type { Invoice, InvoiceChange, InvoiceDecision } from '@mijn/domain/invoices';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { Timeline, type TimelineEntry } from './timeline/timeline.tsx';
import { Differences } from './invoice-signals.tsx';
import { EInvoiceLink, InvoiceLines } from './invoice-document.tsx';
import { texts as sharedTexts } from '../../components/texts.ts';
import { texts } from './texts.ts';

const tones = { approved: { tone: 'success' }, rejected: { tone: 'danger' }, withdrawn: {} } as const;

/** Above the amount of two checkers, an approval says how many agreed. */
const eventOf = ({ decision, approvals, approvals_required: required }: InvoiceDecision): string =>
  decision === 'approved' && required > 1
    ? texts.eventOfTwo(texts.events[decision], sharedTexts.ofTwo(approvals, required))
    : texts.events[decision];

const entryOf = (made: InvoiceDecision): TimelineEntry => {
  const { id, decision, remark, ...by } = made;
  return {
    id,
    what: eventOf(made),
    who: texts.byStaff(by.decided_by, by.decided_by_staff),
    when: by.decided_at,
    ...tones[decision],
    ...(remark ? { remark } : {}),
  };
};

const entryOfChange = ({ version, changed_at, differences, is_reopened }: InvoiceChange): TimelineEntry => ({
  id: `change ${version}`,
  what: texts.change.what,
  who: texts.change.who,
  when: changed_at,
  remark: (
    <Stack gap="small">
      <Differences differences={differences} />
      {is_reopened && <p>{texts.change.reopened}</p>}
    </Stack>
  ),
});

function Paragraphs({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  if (paragraphs.length === 0) return null;
  return (
    <Section title={title}>
      <Stack gap="small">
        {[...new Set(paragraphs)].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Stack>
    </Section>
  );
}

export function InvoiceMore({ invoice }: { invoice: Invoice }) {
  const { id, file, facts, has_e_invoice, decisions, changes, created_at } = invoice;
  const received = { id: 'received', what: texts.received, when: created_at };
  return (
    <>
      {file && facts && (
        <Section title={texts.lines} action={has_e_invoice ? <EInvoiceLink invoiceId={id} /> : undefined}>
          <InvoiceLines facts={facts} />
        </Section>
      )}
      {facts && <Paragraphs title={texts.terms} paragraphs={facts.payment_terms} />}
      {facts && <Paragraphs title={texts.notes} paragraphs={facts.notes} />}
      <Section title={texts.history}>
        <Timeline
          label={texts.history}
          entries={[...changes.map(entryOfChange), ...decisions.map(entryOf), received]}
        />
      </Section>
    </>
  );
}
