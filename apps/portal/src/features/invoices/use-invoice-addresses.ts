import { invoicesOf } from '@mijn/api/invoices';
import { useConnection } from '../../shared/api/connection-context.ts';

/** The addresses of what belongs to one invoice. */
export function useInvoiceAddresses(associationId: string, invoiceId: string) {
  const invoices = invoicesOf(useConnection());
  const params = { association_id: associationId, invoice_id: invoiceId };
  return {
    /** The PDF to look at. */
    view: invoices.downloadInvoice({ params, query: { disposition: 'inline' } }),
    /** The PDF to save. */
    download: invoices.downloadInvoice({ params }),
    /** The e-invoice, as it came in. */
    eInvoice: invoices.downloadEInvoice({ params }),
  };
}
