import { sql, type SQL } from 'drizzle-orm';

/** The approvals of an invoice, as far as its row and its association have them. */
export interface Approvals {
  approvals: number;
  is_approved_by_you: boolean;
  /** The amount of the association above which two checkers must agree, in cents; null without it. */
  two_checkers_above_cents: number | null;
}

/** Returns the condition that a member is one of the checkers who agree with an invoice. */
export const isApprovedBy = (userId: string): SQL => sql`approved_by @> array[${userId}]::uuid[]`;

/** Returns the expressions for the columns of `Approvals`, from a row with `approved_by` and `association_id`. */
export const approvalsFor = (userId: string): SQL =>
  sql`cardinality(approved_by) as approvals, ${isApprovedBy(userId)} as is_approved_by_you,
    (select two_checkers_above_cents from associations where associations.id = association_id)`;
