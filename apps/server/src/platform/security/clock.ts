import { and, gt, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The milliseconds that two clocks may differ. A moment further ahead is from before a clock was set back, and is void. */
const CLOCK_TOLERANCE_MS = 300_000;

/** Returns the latest moment that a server may have stored so far. */
export const latestStored = (now: Date): Date => new Date(now.getTime() + CLOCK_TOLERANCE_MS);

/** The condition is also false for rows from before the clock was set back. @param lifetimeMs from creation to expiry. */
export const isUnexpired = (expiresAt: PgColumn, lifetimeMs: number, now: Date): SQL | undefined =>
  and(gt(expiresAt, now), lte(expiresAt, new Date(latestStored(now).getTime() + lifetimeMs)));
