import type { Membership } from '../wire/caller.ts';

export type MembershipRow = { [Name in keyof Membership]: Membership[Name] | null };

export const membershipOf = (row: MembershipRow): Membership | null =>
  row.association_id === null
    ? null
    : {
        association_id: row.association_id,
        is_board: row.is_board ?? false,
        is_invoice_check: row.is_invoice_check ?? false,
        is_invoice_check_copy: row.is_invoice_check_copy ?? false,
      };
