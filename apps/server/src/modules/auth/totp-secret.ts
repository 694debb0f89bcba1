import { and, asc, eq, gt, notLike } from 'drizzle-orm';
import { type Queries, users } from '../../database/index.ts';
import { nameOfSecret, seal, unseal } from '../../security/seal.ts';
import type { Resealed, SealedTable } from '../../security/reseal.ts';
import type { ServerSecret } from '../../security/server-secret.ts';
import { totpSetups } from './auth.tables.ts';

/** The number of rows that are read at a time. */
const BATCH = 500;
const PREFIX = 'sealed';

/** The secret of one user can't be read in the row of another. */
const purposeOf = (userId: string): string => `second factor ${userId}`;

const startOf = (secret: ServerSecret): string => `${PREFIX}:${nameOfSecret(secret)}:`;

/**
 * Encrypts the secret of an authenticator app for its column: `sealed:{name of the secret}:{bytes}` (docs/decisions/0196).
 * @param base32 the secret in Base32.
 */
export const sealTotp = (secret: ServerSecret, userId: string, base32: string): string =>
  startOf(secret) + seal(secret, purposeOf(userId), base32).toString('base64url');

/**
 * Decrypts the secret of an authenticator app. A server of an earlier version, which still runs during an upgrade, may
 * have stored it plainly.
 * @returns the secret in Base32, or undefined if the server has another secret by now.
 */
export function openTotp(secret: ServerSecret, userId: string, stored: string): string | undefined {
  const [prefix, , sealed = ''] = stored.split(':');
  return prefix === PREFIX ? unseal(secret, purposeOf(userId), Buffer.from(sealed, 'base64url')) : stored;
}

interface StoredTotp {
  id: string;
  stored: string;
}

/** How the rows of a table are read and written. */
interface Column {
  /** Lists the rows after an id that do not start with a text, sorted by id. */
  list: (queries: Queries, after: string, start: string) => Promise<StoredTotp[]>;
  /** Replaces what is stored, unless it was changed in the meantime. */
  replace: (queries: Queries, row: StoredTotp, sealed: string) => Promise<unknown>;
}

const ofUsers: Column = {
  list: async (queries, after, start) => {
    const rows = await queries
      .select({ id: users.id, stored: users.totp_secret })
      .from(users)
      .where(and(gt(users.id, after), notLike(users.totp_secret, `${start}%`)))
      .orderBy(asc(users.id))
      .limit(BATCH);
    return rows.map(({ id, stored }) => ({ id, stored: stored ?? '' }));
  },
  replace: (queries, { id, stored }, sealed) =>
    queries
      .update(users)
      .set({ totp_secret: sealed })
      .where(and(eq(users.id, id), eq(users.totp_secret, stored))),
};

const ofSetups: Column = {
  list: (queries, after, start) =>
    queries
      .select({ id: totpSetups.user_id, stored: totpSetups.secret })
      .from(totpSetups)
      .where(and(gt(totpSetups.user_id, after), notLike(totpSetups.secret, `${start}%`)))
      .orderBy(asc(totpSetups.user_id))
      .limit(BATCH),
  replace: (queries, { id, stored }, sealed) =>
    queries
      .update(totpSetups)
      .set({ secret: sealed })
      .where(and(eq(totpSetups.user_id, id), eq(totpSetups.secret, stored))),
};

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

async function resealColumn(column: Column, queries: Queries, secret: ServerSecret): Promise<Resealed> {
  const result = { resealed: 0, unreadable: 0 };
  let after = FIRST_ID;
  for (;;) {
    const rows = await column.list(queries, after, startOf(secret));
    for (const row of rows) {
      const base32 = openTotp(secret, row.id, row.stored);
      if (base32 === undefined) result.unreadable += 1;
      else {
        await column.replace(queries, row, sealTotp(secret, row.id, base32));
        result.resealed += 1;
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return result;
    after = last.id;
  }
}

export const sealedTotp: readonly SealedTable[] = [
  { name: 'second factors', reseal: async (queries, secret) => resealColumn(ofUsers, queries, secret) },
  {
    name: 'second factors that wait for their first code',
    reseal: async (queries, secret) => resealColumn(ofSetups, queries, secret),
  },
];
