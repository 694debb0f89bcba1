import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core';

/** Associations with a maximum that differs from ASSOCIATION_QUOTA. */
export const associationQuotas = pgTable('association_quotas', {
  association_id: uuid().primaryKey(),
  /** The column is null if there is no maximum. */
  quota_bytes: bigint({ mode: 'number' }),
});

/** Triggers keep the bytes of `AssociationUse.used_bytes`. */
export const associationStorage = pgTable('association_storage', {
  association_id: uuid().primaryKey(),
  stored_bytes: bigint({ mode: 'number' }).notNull(),
});
