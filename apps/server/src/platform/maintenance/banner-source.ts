import { setTimeout as wait } from 'node:timers/promises';
import type { MaintenanceBanner } from '@mijn/domain/maintenance/contract';
import type { Foundation } from '../foundation.ts';
import { findStoredBanner, type StoredBanner } from './maintenance.repository.ts';

/** Milliseconds for which a process uses a banner, because a flood of visitors must not make one query each. */
const KEPT_MS = 5000;

/** The longest time that a page waits for the banner, in milliseconds. After it, the page has the banner of before. */
const PATIENCE_MS = 100;

/** Returns the maintenance banner that is shown now, or null. Never rejects. */
export type ReadBanner = () => Promise<MaintenanceBanner | null>;

export function bannerAt(stored: StoredBanner | undefined, at: Date): MaintenanceBanner | null {
  if (!stored || stored.shown_from > at) return null;
  const { id, kind, message: text, shown_until } = stored;
  if (shown_until === null) return { id, kind, text, ends_in_ms: null };
  const ends_in_ms = shown_until.getTime() - at.getTime();
  return ends_in_ms > 0 ? { id, kind, text, ends_in_ms } : null;
}

/** Runs one query at a time, and at most one per `keptMs`. While the database does not respond, the old banner stays. */
export function createBannerSource(
  { database, now }: Pick<Foundation, 'database' | 'now'>,
  keptMs = KEPT_MS,
): ReadBanner {
  let stored: StoredBanner | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  const read = async (): Promise<void> => {
    try {
      stored = await findStoredBanner(database);
    } catch {
      // The log already says that the database is away.
    } finally {
      readAt = performance.now();
      reading = undefined;
    }
  };
  return async () => {
    if (performance.now() - readAt >= keptMs) {
      reading ??= read();
      await Promise.race([reading, wait(PATIENCE_MS, undefined, { ref: false })]);
    }
    return bannerAt(stored, now());
  };
}
