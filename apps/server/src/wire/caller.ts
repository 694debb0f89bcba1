import type { SQL } from 'drizzle-orm';

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

/**
 * Who may make a call. What is not said is `signed_in`: nobody can forget the gate.
 * - `signed_in`: a session with its second factor, and in a path below an association a membership of it;
 * - `first_factor`: a session, also while the second factor is still to come;
 * - `open`: anybody; the session is not looked at.
 */
export type CallAccess = 'signed_in' | 'first_factor' | 'open';

const resourceOf = Symbol('resource');

/**
 * The condition under which rows of one resource exist for a caller. Only `<resource>.access.ts` makes one, and the
 * repository's functions require it: forgetting who asks does not compile.
 */
export interface AccessFilter<Resource extends string> {
  readonly [resourceOf]: Resource;
  readonly where: SQL;
}

/** Makes the filter of a resource: `accessFilter('archive_documents', and(eq(…), …))`. */
export function accessFilter<const Resource extends string>(
  resource: Resource,
  where: SQL,
): AccessFilter<Resource> {
  return { [resourceOf]: resource, where };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Under test every answer is validated against its contract. */
    validatesAnswers: boolean;
  }
  interface FastifyRequest {
    /** The session that the cookie names; undefined when nobody is signed in. */
    caller: Caller | undefined;
  }
  interface FastifyContextConfig {
    access?: CallAccess;
  }
}
