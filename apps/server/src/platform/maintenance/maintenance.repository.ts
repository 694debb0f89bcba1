import { eq } from 'drizzle-orm';
import type { Database, Queries } from '../database/index.ts';
import { maintenanceBanners } from './maintenance.tables.ts';

/** The maintenance banner as the operator set it, which may have ended or begin later. */
export type StoredBanner = Omit<typeof maintenanceBanners.$inferSelect, 'is_only'>;

export async function findStoredBanner({ prepared }: Pick<Database, 'prepared'>) {
  const [banner] = await prepared<StoredBanner>(
    {
      name: 'maintenance_banner',
      text: 'select id, kind, message, shown_from, shown_until from maintenance_banner',
    },
    [],
  );
  return banner;
}

export async function setBanner(queries: Queries, banner: StoredBanner): Promise<void> {
  await queries
    .insert(maintenanceBanners)
    .values(banner)
    .onConflictDoUpdate({ target: maintenanceBanners.is_only, set: banner });
}

export async function clearBanner(queries: Queries): Promise<boolean> {
  const { rowCount } = await queries.delete(maintenanceBanners).where(eq(maintenanceBanners.is_only, true));
  return rowCount === 1;
}
