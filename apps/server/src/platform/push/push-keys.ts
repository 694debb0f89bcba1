import { object, string } from 'yup';
import { inTransaction, type Queries } from '../database/index.ts';
import type { Foundation } from '../foundation.ts';
import type { SealedTable } from '../security/reseal.ts';
import { isSealedNow, seal, unseal } from '../security/seal.ts';
import * as repository from './push.repository.ts';
import { createVapidKeys, type VapidKeys } from './sign-vapid.ts';

const SEAL_PURPOSE = 'push keys';

const privateKey = object({
  kty: string().required(),
  crv: string().required(),
  x: string().required(),
  y: string().required(),
  d: string().required(),
});

type Needs = Pick<Foundation, 'database' | 'now' | 'secret'>;

function openRow(
  secret: Needs['secret'],
  row: Awaited<ReturnType<typeof repository.findKeyRow>>,
): VapidKeys | undefined {
  const text = row && unseal(secret, SEAL_PURPOSE, row.sealed_private_key);
  return text === undefined
    ? undefined
    : { publicKey: row?.public_key ?? '', privateKey: privateKey.validateSync(JSON.parse(text)) };
}

/** Returns the keys of the installation, or undefined if there are none, or none that the secret of the server opens. */
export const findPushKeys = async ({
  database: { queries },
  secret,
}: Needs): Promise<VapidKeys | undefined> => openRow(secret, await repository.findKeyRow(queries));

/**
 * Returns the keys of the installation, which the first call creates. Keys that no secret opens are lost, as their push
 * subscriptions are, so that both are replaced.
 */
export async function getPushKeys({ database, now, secret }: Needs): Promise<VapidKeys> {
  return inTransaction(database.queries, async (transaction: Queries) => {
    const row = await repository.findKeyRow(transaction);
    const known = openRow(secret, row);
    if (known) return known;
    const created = createVapidKeys();
    const values = {
      public_key: created.publicKey,
      sealed_private_key: seal(secret, SEAL_PURPOSE, JSON.stringify(created.privateKey)),
      created_at: now(),
    };
    if (!row) await repository.insertKeyRow(transaction, values);
    else if (await repository.replaceSealedKey(transaction, row.sealed_private_key, values))
      await repository.deleteAllSubscriptions(transaction);
    return openRow(secret, await repository.findKeyRow(transaction)) ?? created;
  });
}

export const sealedPushKeys: SealedTable = {
  name: 'push keys',
  reseal: async (queries, secret) => {
    const row = await repository.findKeyRow(queries);
    const sealed = row?.sealed_private_key;
    if (!sealed || isSealedNow(secret, SEAL_PURPOSE, sealed)) return { resealed: 0, unreadable: 0 };
    const text = unseal(secret, SEAL_PURPOSE, sealed);
    if (text === undefined) return { resealed: 0, unreadable: 1 };
    const sealed_private_key = seal(secret, SEAL_PURPOSE, text);
    await repository.replaceSealedKey(queries, sealed, { sealed_private_key });
    return { resealed: 1, unreadable: 0 };
  },
};
