import { boolean, type InferType, object, string } from 'yup';
import { id } from '../wire/wire.contract.ts';

/** A homeowners' association (VvE) as one of its members sees it (specification §3). */
export const association = object({
  id: id().required(),
  name: string().required(),
  code: string().required(),
  title: string().defined().nullable(),
  is_board: boolean().required(),
  is_invoice_check: boolean().required(),
  is_invoice_check_copy: boolean().required(),
});

export type Association = InferType<typeof association>;
