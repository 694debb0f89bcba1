import type { Queries } from '../database/index.ts';

/** The milliseconds until a refusal is checked again, which are few, because another attempt may have succeeded. */
const UNCHECKED_MS = 2000;
const REFUSALS_MAX = 10_000;

interface Refusal {
  /** The time from which an attempt is allowed again, in milliseconds. */
  until: number;
  /** The time of the last check, in milliseconds. */
  checked: number;
}

export interface RecentRefusals {
  add: (subject: Buffer, until: number, now: number) => void;
  /** Returns undefined if the attempt must be checked. While one call checks, the others are still refused. */
  find: (subject: Buffer, now: number) => number | undefined;
  remove: (subject: Buffer) => void;
}

function createRecentRefusals(): RecentRefusals {
  const refusals = new Map<string, Refusal>();
  return {
    add: (subject, until, now) => {
      const key = subject.toString('base64');
      refusals.delete(key);
      refusals.set(key, { until, checked: now });
      if (refusals.size <= REFUSALS_MAX) return;
      for (const oldest of refusals.keys()) {
        refusals.delete(oldest);
        return;
      }
    },
    find: (subject, now) => {
      const refusal = refusals.get(subject.toString('base64'));
      if (!refusal || now >= refusal.until) return undefined;
      // The clock may have been set back since the last check.
      if (Math.abs(now - refusal.checked) < UNCHECKED_MS) return refusal.until;
      refusal.checked = now;
      return undefined;
    },
    remove: (subject) => refusals.delete(subject.toString('base64')),
  };
}

const refusalsOfDatabases = new WeakMap<Queries, RecentRefusals>();

/** Returns the recent refusals of this process for a database. Each server has its own, so they are no state to share. */
export function recentRefusalsOf(queries: Queries): RecentRefusals {
  const refusals = refusalsOfDatabases.get(queries) ?? createRecentRefusals();
  refusalsOfDatabases.set(queries, refusals);
  return refusals;
}
