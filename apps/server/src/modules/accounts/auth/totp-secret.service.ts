import type { Queries } from '../../../platform/database/index.ts';
import { nameOfSecret, seal, unseal } from '../../../platform/security/seal.ts';
import type { Resealed, SealedTable } from '../../../platform/security/reseal.ts';
import type { ServerSecret } from '../../../platform/security/server-secret.ts';
import { ofSetups, ofUsers, TOTP_BATCH, type TotpColumn } from './totp-secret.repository.ts';

const PREFIX = 'sealed';

/** The secret of one user can't be read in the row of another. */
const purposeOf = (userId: string): string => `second factor ${userId}`;

const startOf = (secret: ServerSecret): string => `${PREFIX}:${nameOfSecret(secret)}:`;

/** Returns `sealed:{name of the secret}:{bytes}` (docs/decisions/0196). @param base32 the secret in Base32. */
export const sealTotp = (secret: ServerSecret, userId: string, base32: string): string =>
  startOf(secret) + seal(secret, purposeOf(userId), base32).toString('base64url');

/**
 * During an upgrade, a server of an earlier version may store plain text. Returns undefined if the secret is another one.
 */
export function openTotp(secret: ServerSecret, userId: string, stored: string): string | undefined {
  const [prefix, , sealed = ''] = stored.split(':');
  return prefix === PREFIX ? unseal(secret, purposeOf(userId), Buffer.from(sealed, 'base64url')) : stored;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

async function resealColumn(column: TotpColumn, queries: Queries, secret: ServerSecret): Promise<Resealed> {
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
    if (!last || rows.length < TOTP_BATCH) return result;
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
