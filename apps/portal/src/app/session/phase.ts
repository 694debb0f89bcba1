import { SESSION_WARNING_MS } from '@mijn/domain/limits';

/** How near a session is to one of its ends (decisions §3). */
export type Phase = 'active' | 'warning' | 'over';

/** The phase this many milliseconds before the end. */
export function phaseOf(left: number): Phase {
  if (left <= 0) return 'over';
  return left <= SESSION_WARNING_MS ? 'warning' : 'active';
}
