import { errorText } from '@mijn/api/texts';
import type { Association } from '@mijn/domain/associations';
import { ErrorState } from '@mijn/ui/error-state';
import { paths } from '../../../../app/paths.ts';
import { errorOf, isNotFound } from '../../../../shared/api/error-of.ts';
import { MissingPage } from '../../../../shared/shell/missing-page.tsx';
import { Page } from '../../../../shared/shell/page.tsx';
import { FRESH_S, useGetInvoiceQuery } from '../../invoices.endpoints.ts';
import { InvoiceReview } from './invoice-review.tsx';
import { texts } from './texts.ts';

interface InvoiceCheckProps {
  association: Association;
  invoiceId: string;
}

/** One invoice as one member of one association sees it, or why it is not there. */
export function InvoiceCheck({ association, invoiceId }: InvoiceCheckProps) {
  const query = useGetInvoiceQuery(
    { associationId: association.id, invoiceId },
    { refetchOnMountOrArgChange: FRESH_S },
  );
  const { currentData: invoice, isFetching, refetch } = query;
  const error = errorOf(query);
  if (invoice || !error) return <InvoiceReview association={association} invoice={invoice} />;
  if (isNotFound(query))
    return (
      <MissingPage
        title={texts.title}
        drawing="invoices"
        missing={texts.missing}
        back={{ label: texts.all, href: paths.invoices.build() }}
      />
    );
  return (
    <Page title={texts.title}>
      <ErrorState title={texts.failed} isRetrying={isFetching} onRetry={() => void refetch()}>
        {errorText(error)}
      </ErrorState>
    </Page>
  );
}
