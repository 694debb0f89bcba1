/** Milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** The bytes of a megabyte as the portal shows sizes: 25 MB is 25.000.000 bytes. */
export const MEGABYTE = 1_000_000;
