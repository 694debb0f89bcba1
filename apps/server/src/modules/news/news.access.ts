import { sql } from 'drizzle-orm';
import { ALL_ASSOCIATIONS } from '../../platform/database/index.ts';
import { accessFilter, type AccessFilter, type Membership } from '../../platform/wire/index.ts';

/** The published news of one association, or of all associations. */
export interface NewsScope {
  association_id: string;
  items: AccessFilter<'news_items'>;
}

/**
 * Returns the news that a member may read: the published items for the association, and those for all
 * associations (docs/product.md#provider-news). Each scope has rows of its own in the order of an index.
 */
export const newsFor = (
  { association_id }: Pick<Membership, 'association_id'>,
  now: Date,
): readonly NewsScope[] =>
  [association_id, ALL_ASSOCIATIONS].map((scope) => ({
    association_id: scope,
    items: accessFilter(
      'news_items',
      sql`news_items.association_id = ${scope} and news_items.published_at <= ${now.toISOString()}`,
    ),
  }));
