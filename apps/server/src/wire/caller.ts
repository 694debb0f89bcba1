/** The rights of a member in one association. */
export interface Membership {
  association_id: string;
  is_board: boolean;
  is_invoice_check: boolean;
  is_invoice_check_copy: boolean;
}

/** Provider staff who act for the member. */
export interface Impersonator {
  staff_id: string;
  staff_name: string;
  is_read_only: boolean;
}

/** The session of a call with its user, as one query reads them. */
export interface Caller {
  session_id: string;
  user_id: string;
  email: string;
  name: string;
  owner_id: string | null;
  last_active_association_id: string | null;
  has_two_factor: boolean;
  /** The second factor is given, or not needed: no second factor, or staff acting for the member. */
  is_authenticated: boolean;
  expires_at: Date;
  impersonator: Impersonator | null;
  /** The membership of the association in the path; null elsewhere, and for who is not a member. */
  membership: Membership | null;
}

/** Who makes a call below an association. */
export type Member = Caller & { membership: Membership };
