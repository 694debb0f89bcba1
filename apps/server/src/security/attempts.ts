import { isIPv6 } from 'node:net';
import { ATTEMPTS_PER_MINUTE_PER_CLIENT, ATTEMPTS_PER_MINUTE_PER_EMAIL } from '@mijn/domain/limits';
import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { attempts, inTransaction, type Queries } from '../database/index.ts';
import { AppError } from '../wire/app-error.ts';
import { latestStored } from './clock.ts';
import { hashToken } from './digest.ts';
import { recentRefusalsOf } from './recent-refusals.ts';

/** Returns the groups of an IPv6 address, including the groups that `::` abbreviates. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  if (tail === undefined) return first;
  const last = tail === '' ? [] : tail.split(':');
  const missing = Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: missing }, () => '0'), ...last];
}

/**
 * Returns the identifier of a client: its IPv4 address, or its IPv6 network (/64), because one client has a
 * whole network.
 */
export function clientOf(ip: string): string {
  const [address = ip] = ip.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  return `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

const WINDOW_MS = 60_000;

const attemptKinds = [
  'login',
  'two_factor',
  'passkey',
  'sudo',
  'email_change',
  'email_link',
  'forgot_password',
  'reset_password',
  'impersonate',
  'calendar_feed',
  'access_token',
] as const;

/** An attempt that is limited: the kind of call, its target and the address of the client. */
export interface Attempt {
  kind: (typeof attemptKinds)[number];
  /** An e-mail address, the id of a user or passkey, or the secret of a link. The limit is 5 attempts per minute. */
  target: string;
  /** The IP address of the client. The limit is 30 attempts per minute. */
  ip: string;
  /**
   * The hash of the token of a browser with which the member signed in before. Its attempts are counted for themselves, so
   * that strangers do not lock it out (decision 200).
   */
  knownBrowser?: Buffer | undefined;
}

interface Limit {
  subject: Buffer;
  perMinute: number;
}

const textOf = (kind: Attempt['kind'], target: string): string => `${kind}:target:${target.toLowerCase()}`;

/**
 * Returns the texts whose hashes are the subjects of all attempts with one of these targets, such as an e-mail address. With
 * a known browser, the hash of its token follows in hexadecimal.
 */
export const attemptTexts = (targets: readonly string[]): string[] =>
  attemptKinds.flatMap((kind) => targets.map((target) => textOf(kind, target)));

function limitsOf({ kind, target, ip, knownBrowser }: Attempt): Limit[] {
  const text = `${textOf(kind, target)}${knownBrowser?.toString('hex') ?? ''}`;
  const ofTarget = { subject: hashToken(text), perMinute: ATTEMPTS_PER_MINUTE_PER_EMAIL };
  if (knownBrowser) return [ofTarget];
  const limits = [
    ofTarget,
    { subject: hashToken(`${kind}:client:${clientOf(ip)}`), perMinute: ATTEMPTS_PER_MINUTE_PER_CLIENT },
  ];
  // All calls lock in the same order, so that two calls never wait for each other.
  return limits.toSorted((one, other) => Buffer.compare(one.subject, other.subject));
}

/** @param until the time from which an attempt is allowed again, in milliseconds. */
const refusalUntil = (until: number, now: Date): AppError =>
  new AppError('too_many_requests', { retryAfter: Math.max(1, Math.ceil((until - now.getTime()) / 1000)) });

/** @returns the time from which an attempt is allowed again, in milliseconds, or undefined if it is allowed. */
async function findLimit(
  queries: Queries,
  { subject, perMinute }: Limit,
  now: Date,
): Promise<number | undefined> {
  await queries.execute(sql`select pg_advisory_xact_lock(${subject.readBigInt64BE()})`);
  const recent = await queries
    .select({ attempted_at: attempts.attempted_at })
    .from(attempts)
    .where(
      and(
        eq(attempts.subject, subject),
        between(attempts.attempted_at, new Date(now.getTime() - WINDOW_MS + 1), latestStored(now)),
      ),
    )
    .orderBy(asc(attempts.attempted_at));
  const blocking = recent[recent.length - perMinute];
  return blocking && blocking.attempted_at.getTime() + WINDOW_MS;
}

/**
 * Counts an attempt before it is checked, so that concurrent attempts can't exceed the limit (decisions §3).
 * @returns a function that removes the attempt from the count, for a successful attempt.
 * @throws AppError `too_many_requests` with the number of seconds to wait. In that case the attempt must not
 * be checked.
 */
export async function countAttempt(
  queries: Queries,
  attempt: Attempt,
  now: Date,
): Promise<() => Promise<void>> {
  const limits = limitsOf(attempt);
  const refusals = recentRefusalsOf(queries);
  // A flood is refused without a connection, which it would take from others.
  for (const { subject } of limits) {
    const until = refusals.find(subject, now.getTime());
    if (until !== undefined) throw refusalUntil(until, now);
  }
  const rows = limits.map(({ subject }) => ({ id: newId(), subject, attempted_at: now }));
  await inTransaction(queries, async (transaction) => {
    for (const limit of limits) {
      const until = await findLimit(transaction, limit, now);
      if (until === undefined) continue;
      refusals.add(limit.subject, until, now.getTime());
      throw refusalUntil(until, now);
    }
    await transaction.insert(attempts).values(rows);
  });
  return async () => {
    await queries.delete(attempts).where(
      inArray(
        attempts.id,
        rows.map(({ id }) => id),
      ),
    );
  };
}
