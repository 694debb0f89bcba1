import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core';

/** How much an association may store, where it differs from ASSOCIATION_QUOTA. */
export const associationQuotas = pgTable('association_quotas', {
  association_id: uuid().primaryKey(),
  /** The maximum in bytes; null if there is no maximum. */
  quota_bytes: bigint({ mode: 'number' }),
});

/** What an association stores: see `AssociationUse.used_bytes`. Triggers keep it. */
export const associationStorage = pgTable('association_storage', {
  association_id: uuid().primaryKey(),
  stored_bytes: bigint({ mode: 'number' }).notNull(),
});
