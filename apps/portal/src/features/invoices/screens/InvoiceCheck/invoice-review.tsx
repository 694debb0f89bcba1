import { mdiArrowLeft } from '@mdi/js';
import type { Invoice } from '@mijn/domain/invoices';
import { canCheckInvoices } from '@mijn/domain/roles';
import { DescriptionListSkeleton } from '@mijn/ui/description-list';
import { LinkButton } from '@mijn/ui/link-button';
import { Page } from '@mijn/ui/page';
import { ProgressBar } from '@mijn/ui/progress-bar';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { useRef, useState } from 'react';
import { ReviewLayout } from './review-layout/review-layout.tsx';
import { StepLinks } from './step-links/step-links.tsx';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useWayBack } from '../../../../shared/shell/page.tsx';
import { usePageHeading } from '../../../../shared/shell/use-page-heading.ts';
import { Cents } from '../../components/invoice-parts.tsx';
import { useCountInvoicesQuery } from '../../invoices.endpoints.ts';
import { invoicePath, invoicesPath } from '../../invoices.paths.ts';
import { InvoiceDecision } from './invoice-decision.tsx';
import { InvoiceDocument } from './invoice-document.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceMore } from './invoice-more.tsx';
import { InvoiceNotices } from './invoice-notices.tsx';
import { InvoiceSignals } from './invoice-signals.tsx';
import { texts } from './texts.ts';
import { TwoCheckers } from './two-checkers.tsx';

/**
 * Shows how many of the invoices to check are done. The count continues over all invoices of one visit.
 * @param props.isHidden whether the invoice on the screen is decided.
 */
function CheckProgress({ isHidden }: { isHidden: boolean }) {
  const { id: association_id } = useAssociation();
  const { currentData: counts } = useCountInvoicesQuery({ params: { association_id } });
  const left = counts?.to_check ?? 0;
  const [all, setAll] = useState(left);
  if (left > all) setAll(left);
  if (isHidden) return null;
  if (!counts) return <Skeleton width="9rem" />;
  if (all === 0) return null;
  const done = all - left;
  return (
    <ProgressBar
      label={texts.progress}
      isLabelHidden
      value={done}
      max={all}
      valueLabel={texts.ofAll(done, all)}
    />
  );
}

interface InvoiceReviewProps {
  /** The invoice, or undefined while it loads. */
  invoice: Invoice | undefined;
}

const hrefOf = (id: string | null | undefined) => (id ? invoicePath(id) : undefined);

/**
 * Shows an invoice next to its document. The heading stays the same element for another invoice, so that it keeps the
 * focus.
 */
export function InvoiceReview({ invoice }: InvoiceReviewProps) {
  const canCheck = canCheckInvoices(useAssociation());
  const title = invoice ? (invoice.supplier ?? invoice.name) : texts.title;
  const headingRef = usePageHeading(title);
  const wayBack = useWayBack(invoicesPath);
  const documentRef = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<string>();
  // The provider may have replaced the PDF, at the same URL.
  const documentKey = invoice && `${invoice.id} ${invoice.changes[0]?.version ?? 0}`;

  return (
    <Page>
      <ReviewLayout
        back={
          <LinkButton variant="text" icon={mdiArrowLeft} href={wayBack}>
            {texts.list}
          </LinkButton>
        }
        steps={
          <>
            {canCheck && (
              <CheckProgress isHidden={invoice !== undefined && invoice.check_status !== 'to_check'} />
            )}
            <StepLinks
              label={texts.neighbours}
              previous={{ label: texts.previous, href: hrefOf(invoice?.previous_id) }}
              next={{ label: texts.next, href: hrefOf(invoice?.next_id) }}
            />
          </>
        }
        title={title}
        headingRef={headingRef}
        figure={invoice && <Cents cents={invoice.total_cents} currency={invoice.currency} />}
        hasViewer={!invoice || invoice.file !== null}
        isLoading={!invoice}
        documentRef={documentRef}
        document={
          invoice ? (
            <InvoiceDocument
              key={documentKey}
              invoice={invoice}
              onDrawn={(isDrawn) => setDrawn(isDrawn ? documentKey : undefined)}
            />
          ) : (
            <SkeletonGroup>
              <Skeleton shape="block" height="70dvh" />
            </SkeletonGroup>
          )
        }
        more={invoice && <InvoiceMore invoice={invoice} />}
      >
        {invoice ? (
          <>
            <InvoiceSignals invoice={invoice} />
            <InvoiceNotices invoice={invoice} />
            {canCheck && !invoice.is_processed && <TwoCheckers invoice={invoice} />}
            <InvoiceFacts invoice={invoice} canCheck={canCheck} />
            <InvoiceDecision
              key={invoice.id}
              invoice={invoice}
              canCheck={canCheck}
              isDrawn={invoice.file === null || drawn === documentKey}
              documentRef={documentRef}
            />
          </>
        ) : (
          <DescriptionListSkeleton look="ends" entries={7} />
        )}
      </ReviewLayout>
    </Page>
  );
}
