import { sha256 } from '../security/digest.ts';

/** The pages that are drawn for a session at once, such as for a browser that opens all its tabs again. */
export const PAGES_AT_ONCE_MAX = 20;

/** The milliseconds after which one more is drawn. A link within the portal requests no page. */
export const PAGE_EVERY_MS = 500;

/** The sessions that are remembered. Beyond them, those without a page for the longest time are forgotten. */
export const SESSIONS_MAX = 10_000;

/**
 * Returns a function that says whether another page of a session may be drawn. It knows the value of the cookie alone, so that a flood of
 * pages asks the database nothing (docs/decisions/0202). A session that has all its pages left takes no memory.
 */
export function createPageAllowance(now: () => number = () => performance.now()) {
  /** The time at which a session has all its pages left again, in the order of the last pages. */
  const restoredAt = new Map<string, number>();

  const forget = (time: number): void => {
    for (const [session, at] of restoredAt) {
      if (at > time && restoredAt.size <= SESSIONS_MAX) return;
      restoredAt.delete(session);
    }
  };

  return {
    take: (cookie: string): boolean => {
      const session = sha256(cookie);
      const time = now();
      const at = Math.max(restoredAt.get(session) ?? 0, time) + PAGE_EVERY_MS;
      if (at - time > PAGES_AT_ONCE_MAX * PAGE_EVERY_MS) return false;
      restoredAt.delete(session);
      restoredAt.set(session, at);
      forget(time);
      return true;
    },
    count: () => restoredAt.size,
  };
}
