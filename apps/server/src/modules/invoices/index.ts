export { readEInvoice, UnreadableEInvoice, type EInvoice } from './e-invoice/index.ts';
export { importDecision } from './invoice-decisions-import.ts';
export { importInvoice, type InvoiceFile } from './invoices-import.ts';
export { registerInvoices } from './invoices.routes.ts';
export { listInvoices } from './invoices.service.ts';
export { invoiceChanges, invoiceDecisions, invoiceFiles, invoices } from './invoices.tables.ts';
export { invoicesSearch } from './invoices.search.ts';
