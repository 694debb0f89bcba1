import type { Invoice } from '@mijn/domain/invoices';
import { DateText } from '@mijn/ui/date-text';
import { DescriptionList } from '@mijn/ui/description-list';
import { StatusTag } from '../../components/status-tag.tsx';
import { useSession } from '../../../../shared/session/use-session.ts';
import { isCreditNote } from '../../is-credit-note.ts';
import { texts } from './texts.ts';
import { toldByFacts, toldByProvider } from './told-facts.tsx';

interface InvoiceFactsProps {
  invoice: Invoice;
  canCheck: boolean;
}

/** What is known of an invoice: by its e-invoice, where there is one, and else what the provider said. */
export function InvoiceFacts({ invoice, canCheck }: InvoiceFactsProps) {
  const { isReadOnly } = useSession();
  const { facts, name, created_at, check_status } = invoice;
  const { facts: terms } = texts;
  // What is to be checked says so by its buttons.
  const status =
    canCheck && !isReadOnly && check_status === 'to_check'
      ? []
      : [{ term: terms.status, description: <StatusTag status={check_status} canCheck={canCheck} /> }];
  return (
    <DescriptionList
      look="ends"
      entries={[
        ...status,
        ...(isCreditNote(invoice) ? [{ term: terms.kind, description: texts.creditNote }] : []),
        { term: terms.name, description: name },
        ...(facts ? toldByFacts(facts) : toldByProvider(invoice)),
        { term: terms.created_at, description: <DateText date={created_at} /> },
      ]}
    />
  );
}
