import { eq } from 'drizzle-orm';
import type { Database, Queries } from '../database/index.ts';
import { maintenanceBanners, maintenanceMode } from './maintenance.tables.ts';

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

/** The maintenance as the operator set it, which may have ended. */
export type StoredMode = Omit<typeof maintenanceMode.$inferSelect, 'is_only'>;

export async function findStoredMode({ prepared }: Pick<Database, 'prepared'>) {
  const [mode] = await prepared<StoredMode>(
    { name: 'maintenance_mode', text: 'select id, message, began_at, ends_at from maintenance_mode' },
    [],
  );
  return mode;
}

export async function setMode(queries: Queries, mode: StoredMode): Promise<void> {
  await queries
    .insert(maintenanceMode)
    .values(mode)
    .onConflictDoUpdate({ target: maintenanceMode.is_only, set: mode });
}

/** Returns whether it was on. */
export async function clearMode(queries: Queries, now: Date): Promise<boolean> {
  const cleared = await queries.delete(maintenanceMode).returning({ ends_at: maintenanceMode.ends_at });
  return cleared.some(({ ends_at }) => ends_at === null || ends_at > now);
}
