import type { Config } from '../../platform/config/read-config.ts';
import type { Queries } from '../../platform/database/index.ts';
import { AppError } from '../../platform/wire/index.ts';
import { findOwnQuota, lockUse } from './quotas.repository.ts';

/**
 * Call this in the transaction of the row, in which uploads wait in turn. Before that transaction it spares the bytes of most
 * files that will be refused. @throws AppError `quota_exceeded`
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
