import type { AccessTokenScope } from '@mijn/domain/access-tokens';
import type { SQL } from 'drizzle-orm';
import type { RequiredSecondFactor } from '../security/required-second-factor.ts';
import type { Turns } from '../security/turns.ts';

export interface Membership {
  association_id: string;
  is_board: boolean;
  is_invoice_check: boolean;
  is_invoice_check_copy: boolean;
}

/** The member of the provider's staff who acts for the user. */
interface Impersonator {
  staff_id: string;
  staff_name: string;
  is_read_only: boolean;
}

/** The rights of an access token (docs/decisions/0184). */
export interface AccessTokenRights {
  scope: AccessTokenScope;
  /** The association that the token is limited to; null for all associations of the member. */
  association_id: string | null;
}

export interface Caller {
  /** The id of the session, or of the access token. No session has the id of a token. */
  session_id: string;
  user_id: string;
  email: string;
  name: string;
  owner_id: string | null;
  last_active_association_id: string | null;
  has_two_factor: boolean;
  /**
   * Set after an undone change of the e-mail address: the password alone signs in from `ends_at`, or never if it is null.
   * Null for other accounts, and for those that need an older second factor anyway (docs/decisions/0220).
   */
  hold: { ends_at: Date | null } | null;
  /** An app or a passkey will do; null if none is required, and for staff who act for the member (docs/decisions/0234). */
  required_second_factor: RequiredSecondFactor | null;
  /** Also true for users without a factor who are not held or have to set one up, and for staff who act for a user. */
  is_authenticated: boolean;
  expires_at: Date;
  /** The time at which the member last gave the password or a passkey in this session. */
  sudo_at: Date | null;
  impersonator: Impersonator | null;
  /** The access token that the call is made with; null for a call with a session. */
  access_token: AccessTokenRights | null;
  /** The field is null for paths without an association, and for users who are not members. */
  membership: Membership | null;
  /** The log position that reads from a replica have to show; null if no change is known, and without a replica. */
  last_change: number | null;
}

/** The caller of an operation whose path has an association. */
export type Member = Caller & { membership: Membership };

/**
 * The access to an operation. The default is `signed_in`, so that the check can't be forgotten. An access token replaces a
 * session for `signed_in`, `filtered` and `first_factor`, within its scope and its association.
 * - `signed_in`: requires a session with its second factor, and a membership of the association in the path;
 * - `filtered`: as `signed_in`, for a path without an association. An access token of one association may make the call
 *   too, because the response to it has nothing of other associations;
 * - `session`: as `signed_in`, and never an access token, because the response is about the security of the account or has
 *   a secret that outlives the token, or because the call is an act of the board at a meeting that binds its members;
 * - `member`: as `session`, and never provider staff who act for the member, whatever access they have;
 * - `sudo`: as `member`, and requires that the member gave the password or a passkey less than `SUDO_MS` ago.
 *   Every operation that changes how the member signs in has this access;
 * - `set_up`: as `member`, and also for a session that has to set up a second factor before anything else, because the call is a
 *   step of that;
 * - `set_up_sudo`: as `sudo`, and likewise;
 * - `first_factor`: requires a session, with or without the second factor, and is otherwise as `filtered`;
 * - `second_factor`: as `first_factor`, and never an access token, because the call gives the second factor;
 * - `open`: requires nothing, and ignores the session;
 * - `mail_program`: as `open`, and needs no anti-forgery token, because mail programs send the call (RFC 8058).
 *   The token in its path is the right to make it, and whoever has that token may make it.
 */
export type CallAccess =
  | 'signed_in'
  | 'filtered'
  | 'session'
  | 'member'
  | 'sudo'
  | 'set_up'
  | 'set_up_sudo'
  | 'first_factor'
  | 'second_factor'
  | 'open'
  | 'mail_program';

const resourceOf = Symbol('resource');

/** Only `<resource>.access.ts` creates a filter, which repositories require, so that no query without rights compiles. */
export interface AccessFilter<Resource extends string> {
  readonly [resourceOf]: Resource;
  readonly where: SQL;
}

/** Creates the access filter of a resource, such as `accessFilter('archive_documents', and(eq(…), …))`. */
export function accessFilter<const Resource extends string>(
  resource: Resource,
  where: SQL,
): AccessFilter<Resource> {
  return { [resourceOf]: resource, where };
}

/**
 * A call that costs much more than the others, and is limited for each member (decisions 202 and 230). A PDF that is drawn while it
 * is sent counts as a zip.
 */
export type CostlyCall = 'search' | 'upload' | 'zip';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether every response is validated against its contract, as in tests. */
    validatesResponses: boolean;
    turns: Turns;
  }
  interface FastifyRequest {
    /** The caller of the access token or the session cookie, or undefined without either. */
    caller: Caller | undefined;
    /** Whether a page that is being drawn makes the call. */
    isOfPage: boolean;
    /** The id of the audit entry about this call, if provider staff make it. */
    auditId: string | undefined;
  }
  interface FastifyContextConfig {
    access?: CallAccess;
    /** Whether the call never keeps an idle session alive. */
    isBackground?: boolean;
    /** The limit on how often a member makes the call. A search is limited if it has a text (`q`). */
    costly?: CostlyCall | undefined;
    /** Whether the call takes turns without a limit on how often it is made. */
    takesTurn?: boolean;
  }
}
