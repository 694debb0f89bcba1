import { AsyncLocalStorage } from 'node:async_hooks';
import { RENEWED_SESSION_MS, SESSION_IDLE_MS } from '@mijn/domain/limits';
import type { Database } from '../database/index.ts';
import { lastChange } from '../database/replica/association-changes.repository.ts';
import { latestStored } from '../security/clock.ts';
import { hashToken } from '../security/digest.ts';
import {
  requirementColumns,
  requirementJoin,
  requirementOf,
  type RequirementRow,
} from '../security/required-second-factor.ts';
import type { Caller, Membership } from '../wire/caller.ts';
import { type MembershipRow, membershipOf } from './membership-of.ts';

/** Milliseconds between two updates of `last_seen_at`, so that not every call writes to the database. */
const SEEN_EVERY_MS = 60_000;

interface Row
  extends
    Omit<
      Caller,
      | 'is_authenticated'
      | 'hold'
      | 'required_second_factor'
      | 'impersonator'
      | 'access_token'
      | 'membership'
      | 'last_change'
    >,
    MembershipRow,
    RequirementRow {
  last_change?: number | null;
  has_given_code: boolean;
  is_held: boolean;
  held_until: Date | null;
  last_seen_at: Date;
  staff_id: string | null;
  staff_name: string | null;
  is_read_only: boolean;
}

const loadText = (change: { column: string; join: string }): string => `
    select s.id as session_id, s.user_id, u.email, u.name, u.owner_id, u.last_active_association_id,
      u.totp_secret is not null as has_two_factor, s.two_factor_at is not null as has_given_code,
      h.user_id is not null as is_held, h.ends_at as held_until,
      s.last_seen_at, s.expires_at, s.sudo_at, s.staff_id, staff.name as staff_name, s.is_read_only,
      m.association_id, m.is_board, m.is_invoice_check, m.is_invoice_check_copy,
      ${requirementColumns('$3')}${change.column}
    from sessions s
    join users u on u.id = s.user_id and u.disabled_at is null
    left join staff on staff.id = s.staff_id
    -- Whoever signed in before the end has to do so again. An older second factor is needed anyway, also after the end.
    left join sign_in_holds h on h.user_id = s.user_id and (h.ends_at is null or h.ends_at > s.created_at)
      and (u.totp_secret is null or h.has_suspended_totp or h.is_provider_only)
    -- Staff who act for a member need no second factor of the member.
    ${requirementJoin('s.user_id', '$6', 's.staff_id is null')}
    left join memberships m on m.user_id = s.user_id and m.association_id = $2 ${change.join}
    where s.token_hash = $1 and s.expires_at > $3 and s.last_seen_at > $4 and s.created_at <= $5`;

const loadStatement = { name: 'load_caller', text: loadText({ column: '', join: '' }) };
/** Reads the last change of the association too, for a server with a read replica. */
const loadWithChangeStatement = { name: 'load_caller_with_change', text: loadText(lastChange) };

const seenStatement = {
  name: 'session_seen',
  text: 'update sessions set last_seen_at = $2 where id = $1 and last_seen_at not between $2 and $3',
};

/** Returns whether a session needs a second factor besides the password. A passkey alone is asked of those who are required to have one. */
const needsFactor = ({ has_two_factor, is_held, is_due, has_passkey }: Row): boolean =>
  has_two_factor || is_held || ((is_due ?? false) && has_passkey);

const callerOf = (row: Row): Caller => ({
  ...row,
  is_authenticated: !needsFactor(row) || row.has_given_code || row.staff_id !== null,
  required_second_factor: requirementOf(row),
  hold: row.is_held ? { ends_at: row.held_until } : null,
  impersonator:
    row.staff_id === null
      ? null
      : { staff_id: row.staff_id, staff_name: row.staff_name ?? '', is_read_only: row.is_read_only },
  access_token: null,
  membership: membershipOf(row),
  last_change: row.last_change ?? null,
});

/**
 * Returns undefined after 2 hours without a call, 12 hours after the login (docs/product.md#session-limits), and when the
 * clock was set back to before the login. @param roles the rights of which the provider requires a second factor. @param
 * isBackground whether the call happens without an action of the member, and does not keep the session alive.
 */
export async function loadCaller(
  database: Database,
  token: string,
  associationId: string | null,
  now: Date,
  { roles, isBackground = false }: { roles: readonly string[]; isBackground?: boolean },
): Promise<Caller | undefined> {
  const idleSince = new Date(now.getTime() - SESSION_IDLE_MS);
  const [row] = await database.prepared<Row>(database.replica ? loadWithChangeStatement : loadStatement, [
    hashToken(token),
    associationId,
    now,
    idleSince,
    latestStored(now),
    roles,
  ]);
  if (!row) return undefined;
  const isOutdated =
    now.getTime() - row.last_seen_at.getTime() >= SEEN_EVERY_MS || row.last_seen_at > latestStored(now);
  if (!isBackground && isOutdated) {
    await database.prepared(seenStatement, [row.session_id, now, latestStored(now)]);
  }
  return callerOf(row);
}

const renewedStatement = {
  name: 'session_renewed',
  text: 'select 1 from sessions where previous_token_hash = $1 and renewed_at between $2 and $3',
};

/** Returns whether a session had this cookie until a moment ago. The browser is about to receive its new cookie. */
export async function wasJustRenewed(database: Database, token: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - RENEWED_SESSION_MS);
  const rows = await database.prepared(renewedStatement, [hashToken(token), since, latestStored(now)]);
  return rows.length > 0;
}

interface Page {
  callers: Map<string | null, Promise<Caller | undefined>>;
  /** All memberships of the caller, once a call of the page has read them. */
  memberships: readonly Membership[] | undefined;
}

const pages = new AsyncLocalStorage<Page>();

/** The gate loads the caller once for all calls of the page, or once for each association on a server with a read replica. */
export const withCallersOfPage = <Result>(run: () => Result): Result =>
  pages.run({ callers: new Map(), memberships: undefined }, run);

export const isCallOfPage = (): boolean => pages.getStore() !== undefined;

/** Hands the memberships of the caller on to the later calls of the same page. Beside a replica they need the last change too. */
export function keepMembershipsOfPage(
  { replica }: Pick<Database, 'replica'>,
  memberships: readonly Membership[],
): void {
  const page = pages.getStore();
  if (page && !replica) page.memberships = memberships;
}

/** Returns undefined if the memberships or the caller are not known yet. */
async function knownCallerOf({ callers, memberships }: Page, associationId: string) {
  const caller = memberships && (await callers.get(null));
  const membership = memberships?.find(({ association_id }) => association_id === associationId);
  return caller && { ...caller, membership: membership ?? null };
}

/** Returns what `load` returns, or what is known from an earlier call of the same page. */
export function callerOfPage(
  associationId: string | null,
  load: () => Promise<Caller | undefined>,
): Promise<Caller | undefined> {
  const page = pages.getStore();
  if (!page) return load();
  const known = page.callers.get(associationId);
  if (known) return known;
  const caller =
    associationId === null ? load() : knownCallerOf(page, associationId).then((found) => found ?? load());
  page.callers.set(associationId, caller);
  return caller;
}
