import { useParams } from 'react-router';
import { invoicesPath } from '../../invoices.paths.ts';
import { isNotFound } from '../../../../shared/api/error-of.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { MissingPage } from '../../../../shared/shell/resource-page.tsx';
import { Page } from '../../../../shared/shell/page.tsx';
import { QueryError } from '../../../../shared/shell/query-state.tsx';
import { useGetInvoiceQuery } from '../../invoices.endpoints.ts';
import { InvoiceReview } from './invoice-review.tsx';
import { texts } from './texts.ts';
import { useUntilRead } from './use-until-read.ts';

/** Shows one invoice of the active association (docs/product.md#invoices-page), or why it cannot be shown. */
export function InvoiceCheckScreen() {
  const { id: association_id } = useAssociation();
  const { invoiceId = '' } = useParams();
  const query = useGetInvoiceQuery({ params: { association_id, invoice_id: invoiceId } });
  const { currentData: invoice, error, refetch } = query;
  useUntilRead(invoice, refetch);
  if (invoice || error === undefined) return <InvoiceReview invoice={invoice} />;
  if (isNotFound(query))
    return (
      <MissingPage
        title={texts.title}
        drawing="invoices"
        missing={texts.missing}
        back={{ label: texts.all, href: invoicesPath }}
      />
    );
  return (
    <Page title={texts.title}>
      <QueryError query={query} failure={texts.failed} />
    </Page>
  );
}
