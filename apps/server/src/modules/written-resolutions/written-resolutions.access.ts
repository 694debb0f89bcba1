import { sql } from 'drizzle-orm';
import { accessFilter, type AccessFilter, type Membership } from '../../platform/wire/index.ts';

export type ResolutionsFilter = AccessFilter<'written-resolutions'>;

/** All members read the written resolutions of their association (docs/product.md#written-resolutions). */
export const resolutionsFor = ({
  membership: { association_id },
}: {
  membership: Pick<Membership, 'association_id'>;
}): ResolutionsFilter =>
  accessFilter('written-resolutions', sql`written_resolutions.association_id = ${association_id}`);
