export { readEInvoice, type EInvoice } from './read-e-invoice.ts';
export { UnreadableEInvoice } from './unreadable.ts';
