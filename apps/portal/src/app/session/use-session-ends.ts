import { SESSION_IDLE_MS } from '@mijn/domain/limits';
import { useAppSelector } from '../../shared/api/hooks.ts';

/**
 * When the session ends, in milliseconds since the epoch: for want of calls of any tab, and however busy it is. Infinity
 * for an end that is not known.
 */
export function useSessionEnds(): { idleEnd: number; lastEnd: number } {
  const { lastAnswerAt, lastAnswerElsewhereAt, endsAt } = useAppSelector(({ session }) => session);
  return {
    idleEnd: Math.max(lastAnswerAt, lastAnswerElsewhereAt) + SESSION_IDLE_MS,
    lastEnd: endsAt ?? Number.POSITIVE_INFINITY,
  };
}
