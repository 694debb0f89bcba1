import type { Config } from '../../platform/config/read-config.ts';
import type { Queries } from '../../platform/database/index.ts';
import { AppError } from '../../platform/wire/index.ts';
import { findOwnQuota, lockUse } from './quotas.repository.ts';

/**
 * Makes sure that an association may store more bytes. Call this in the transaction of the row with the bytes, before they
 * are stored. Other uploads of the association wait until the transaction ends, if it has a quota.
 * @throws AppError `quota_exceeded`
 */
export async function requireRoom(
  transaction: Queries,
  { associationQuota }: Pick<Config, 'associationQuota'>,
  associationId: string,
  bytes: number,
): Promise<void> {
  const own = await findOwnQuota(transaction, associationId);
  const limit = own === undefined ? associationQuota : own;
  if (limit === null) return;
  const used = await lockUse(transaction, associationId);
  if (used + bytes > limit) throw new AppError('quota_exceeded', { params: { used, limit } });
}
