export { readEInvoice, UnreadableEInvoice, type EInvoice } from './e-invoice/index.ts';
export { writeEInvoicePage } from './e-invoice-pages.ts';
export { embeddedXml } from './embedded/embedded-xml.ts';
export { importDecision } from './invoice-decisions-import.ts';
export { importInvoice, type InvoiceFile } from './invoices-import.ts';
export { registerInvoices } from './invoices.routes.ts';
export { listInvoices } from './invoices.service.ts';
export {
  invoiceChanges,
  invoiceDecisions,
  invoiceFiles,
  invoices,
  type StatedColumns,
} from './invoices.tables.ts';
export { invoicesSearch } from './invoices.search.ts';
