import { and, asc, eq, gt, notLike } from 'drizzle-orm';
import { type Queries, users } from '../../../platform/database/index.ts';
import { totpSetups } from './auth.tables.ts';

export const TOTP_BATCH = 500;

interface StoredTotp {
  id: string;
  stored: string;
}

export interface TotpColumn {
  /** Lists the rows after an id that do not start with a text, sorted by id. */
  list: (queries: Queries, after: string, start: string) => Promise<StoredTotp[]>;
  /** Leaves a secret that was changed in the meantime. */
  replace: (queries: Queries, row: StoredTotp, sealed: string) => Promise<unknown>;
}

export const ofUsers: TotpColumn = {
  list: async (queries, after, start) => {
    const rows = await queries
      .select({ id: users.id, stored: users.totp_secret })
      .from(users)
      .where(and(gt(users.id, after), notLike(users.totp_secret, `${start}%`)))
      .orderBy(asc(users.id))
      .limit(TOTP_BATCH);
    return rows.map(({ id, stored }) => ({ id, stored: stored ?? '' }));
  },
  replace: (queries, { id, stored }, sealed) =>
    queries
      .update(users)
      .set({ totp_secret: sealed })
      .where(and(eq(users.id, id), eq(users.totp_secret, stored))),
};

export const ofSetups: TotpColumn = {
  list: (queries, after, start) =>
    queries
      .select({ id: totpSetups.user_id, stored: totpSetups.secret })
      .from(totpSetups)
      .where(and(gt(totpSetups.user_id, after), notLike(totpSetups.secret, `${start}%`)))
      .orderBy(asc(totpSetups.user_id))
      .limit(TOTP_BATCH),
  replace: (queries, { id, stored }, sealed) =>
    queries
      .update(totpSetups)
      .set({ secret: sealed })
      .where(and(eq(totpSetups.user_id, id), eq(totpSetups.secret, stored))),
};
