import { and, gt, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * How far the clocks of two servers may differ, in milliseconds. A stored moment that is further ahead was written before the
 * clock was set back, and neither keeps something open nor refuses it.
 */
export const CLOCK_TOLERANCE_MS = 300_000;

/** Returns the latest moment that a server may have stored so far. */
export const latestStored = (now: Date): Date => new Date(now.getTime() + CLOCK_TOLERANCE_MS);

/**
 * Returns the condition that something has not expired, and was not created before the clock was set back.
 * @param lifetimeMs the time from its creation until it expires, in milliseconds.
 */
export const isUnexpired = (expiresAt: PgColumn, lifetimeMs: number, now: Date): SQL | undefined =>
  and(gt(expiresAt, now), lte(expiresAt, new Date(latestStored(now).getTime() + lifetimeMs)));
