import { type InvoicesContract, invoicesOperations } from '@mijn/domain/invoices';
import { defineResource } from '../client/define-resource.ts';

/** Invoice checking over a connection. */
export const invoicesOf = defineResource<InvoicesContract>(invoicesOperations);
