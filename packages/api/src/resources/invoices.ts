export { invoicesOperations as invoices } from '@mijn/domain/invoices';
export type * from '@mijn/domain/invoices';
