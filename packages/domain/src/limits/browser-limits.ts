/**
 * The newest major version of each browser that still gets the warning (specification §9).
 * Internet Explorer gets it whatever its version.
 */
export const LAST_OUTDATED_MAJOR_VERSION = {
  Safari: 15,
  Edge: 18,
  Firefox: 65,
  Chrome: 98,
} as const;
