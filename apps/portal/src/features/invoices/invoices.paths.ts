export const invoicesPath = '/invoices-check';
export const invoicePath = (invoiceId: string): string => `${invoicesPath}/${invoiceId}`;
