import { FIRST_VISIT_MS } from '@mijn/domain/limits';

/**
 * Returns the time since which an imported row is new to members: the time of the import, because a row can have a moment of its own
 * that is before a look at the portal. Returns null for a row that was old when it came, as in the first import of the messages
 * of years, which nobody counts as new.
 */
export const arrivalOf = (moment: Date | null, now: Date): Date | null =>
  moment !== null && now.getTime() - moment.getTime() < FIRST_VISIT_MS ? now : null;
