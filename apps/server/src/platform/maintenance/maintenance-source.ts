import { setTimeout as wait } from 'node:timers/promises';
import type { MaintenanceBanner } from '@mijn/domain/maintenance/contract';
import type { Foundation } from '../foundation.ts';
import {
  findStoredBanner,
  findStoredMode,
  type StoredBanner,
  type StoredMode,
} from './maintenance.repository.ts';

/** Milliseconds for which a process uses what it read, because a flood of visitors must not make one query each. */
const KEPT_MS = 2000;

/** The longest time that a page waits for the banner, in milliseconds. After that, it shows the banner that was read last. */
const PATIENCE_MS = 100;

/** Returns the banner that is shown now, which is that of the maintenance while it is on, or null. Never rejects. */
export type ReadBanner = () => Promise<MaintenanceBanner | null>;

interface Maintenance {
  /** The time until the end, in milliseconds; null without an end. */
  ends_in_ms: number | null;
}

/** Returns null while members may change things. Waits for what is read, because a change needs the database anyway. Never rejects. */
export type ReadMaintenance = () => Promise<Maintenance | null>;

export interface MaintenanceSource {
  readBanner: ReadBanner;
  readMaintenance: ReadMaintenance;
}

export function bannerAt(stored: StoredBanner | undefined, at: Date): MaintenanceBanner | null {
  if (!stored || stored.shown_from > at) return null;
  const { id, kind, message: text, shown_until } = stored;
  if (shown_until === null) return { id, kind, text, ends_in_ms: null };
  const ends_in_ms = shown_until.getTime() - at.getTime();
  return ends_in_ms > 0 ? { id, kind, text, ends_in_ms } : null;
}

/** Returns the banner of the maintenance. It has no beginning, because the clocks of the servers may differ. */
export function maintenanceAt(stored: StoredMode | undefined, at: Date): MaintenanceBanner | null {
  if (!stored) return null;
  const { id, message, ends_at } = stored;
  return bannerAt({ id, kind: 'warning', message, shown_from: new Date(0), shown_until: ends_at }, at);
}

/** Runs one read at a time, and at most one per `keptMs`. While the database does not respond, the old state stays. */
export function createMaintenanceSource(
  { database, now }: Pick<Foundation, 'database' | 'now'>,
  keptMs = KEPT_MS,
): MaintenanceSource {
  let banner: StoredBanner | undefined;
  let mode: StoredMode | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  const read = async (): Promise<void> => {
    try {
      [banner, mode] = await Promise.all([findStoredBanner(database), findStoredMode(database)]);
    } catch {
      // The log already says that the database is away.
    } finally {
      readAt = performance.now();
      reading = undefined;
    }
  };
  const refresh = async (): Promise<void> => {
    if (performance.now() - readAt < keptMs) return;
    reading ??= read();
    await reading;
  };
  return {
    readBanner: async () => {
      await Promise.race([refresh(), wait(PATIENCE_MS, undefined, { ref: false })]);
      return maintenanceAt(mode, now()) ?? bannerAt(banner, now());
    },
    readMaintenance: async () => {
      await refresh();
      const { ends_in_ms } = maintenanceAt(mode, now()) ?? {};
      return ends_in_ms === undefined ? null : { ends_in_ms };
    },
  };
}
