/** Spans of time, in milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/** The bytes of a megabyte as the portal shows sizes: 25 MB is 25.000.000 bytes. */
export const MEGABYTE = 1_000_000;
