import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/index.ts';
import { associationQuotas, associationStorage } from './quotas.tables.ts';

/** `null` means no maximum, and `undefined` means that ASSOCIATION_QUOTA applies. */
export type OwnQuota = number | null | undefined;

export interface AssociationUse {
  id: string;
  code: string;
  name: string;
  /**
   * Counts files of archive, albums, newsletters and messages, also deleted ones until removal and those of equal content.
   */
  used_bytes: number;
  /** The quota in bytes, or null without a maximum. */
  quota_bytes: number | null;
  has_own_quota: boolean;
}

export async function findOwnQuota(queries: Queries, associationId: string): Promise<OwnQuota> {
  const [row] = await queries
    .select({ quota_bytes: associationQuotas.quota_bytes })
    .from(associationQuotas)
    .where(eq(associationQuotas.association_id, associationId));
  return row?.quota_bytes;
}

/** Other transactions wait until this one ends, so that two uploads never get the same free bytes. */
export async function lockUse(transaction: Queries, association_id: string): Promise<number> {
  // An update of a row to its own value locks the row, and returns what was committed last.
  const [row] = await transaction
    .insert(associationStorage)
    .values({ association_id, stored_bytes: 0 })
    .onConflictDoUpdate({
      target: associationStorage.association_id,
      set: { stored_bytes: sql`${associationStorage.stored_bytes}` },
    })
    .returning({ stored_bytes: associationStorage.stored_bytes });
  return row?.stored_bytes ?? 0;
}

/** Sorts associations by code. @param defaultQuota for associations without a quota of their own. */
export async function listUse(queries: Queries, defaultQuota: number | null): Promise<AssociationUse[]> {
  const { rows } = await queries.execute<AssociationUse & Record<string, unknown>>(sql`
    select a.id, a.code, a.name, coalesce(s.stored_bytes, 0)::float8 as used_bytes,
      (case when q.association_id is null then ${defaultQuota}::bigint else q.quota_bytes end)::float8 as quota_bytes,
      q.association_id is not null as has_own_quota
    from associations a
    left join association_quotas q on q.association_id = a.id
    left join association_storage s on s.association_id = a.id
    order by a.code`);
  return rows;
}

/** Undefined lets ASSOCIATION_QUOTA apply again. */
export async function setOwnQuota(queries: Queries, association_id: string, quota: OwnQuota): Promise<void> {
  if (quota === undefined) {
    await queries.delete(associationQuotas).where(eq(associationQuotas.association_id, association_id));
    return;
  }
  const row = { association_id, quota_bytes: quota };
  await queries
    .insert(associationQuotas)
    .values(row)
    .onConflictDoUpdate({ target: associationQuotas.association_id, set: row });
}
