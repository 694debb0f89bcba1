import { boolean, type InferType, object, string } from 'yup';
import { id } from '../wire/wire.contract.ts';

/** A homeowners' association (VvE) as one of its members sees it. */
export const association = object({
  /** The id of the association, a UUID, which almost every call has in its path. */
  id: id().required(),
  /** The name of the association, such as `VvE De Kade`. */
  name: string().required(),
  /** The short code that the provider uses. */
  code: string().required(),
  /** An addition that is shown in parentheses after the name. */
  title: string().defined().nullable(),
  /** Whether the caller is a member of the board. */
  is_board: boolean().required(),
  /** Whether the caller checks invoices. */
  is_invoice_check: boolean().required(),
  /** Whether the caller receives copies of invoices, and need not check them. */
  is_invoice_check_copy: boolean().required(),
});

export type Association = InferType<typeof association>;
