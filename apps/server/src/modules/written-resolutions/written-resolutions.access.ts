import { sql } from 'drizzle-orm';
import { accessFilter, type AccessFilter, type Member, requireBoard } from '../../platform/wire/index.ts';

export type ResolutionsFilter = AccessFilter<'written-resolutions'>;

type Reader = Pick<Member, 'membership'>;

/** All members read the written resolutions of their association (docs/product.md#written-resolutions). */
export const resolutionsFor = ({ membership: { association_id } }: Reader): ResolutionsFilter =>
  accessFilter('written-resolutions', sql`written_resolutions.association_id = ${association_id}`);

/** The board asks for the consent, withdraws, and enters consents on paper. @throws AppError `forbidden` for others. */
export function resolutionsOfBoard(caller: Reader): ResolutionsFilter {
  requireBoard(caller);
  return resolutionsFor(caller);
}
