import { SESSION_IDLE_MS, SESSION_WARNING_MS } from '@mijn/domain/limits';
import { useEffect, useState } from 'react';
import { useAppSelector } from '../../shared/api/hooks.ts';

/** How near a session is to one of its ends (decisions §3). */
type Phase = 'active' | 'warning' | 'over';

/** The phase this many milliseconds before the end. */
export function phaseOf(left: number): Phase {
  if (left <= 0) return 'over';
  return left <= SESSION_WARNING_MS ? 'warning' : 'active';
}

/** A timer may end a little early; the phase must have changed when it does. */
const TIMER_MARGIN_MS = 500;

/** Milliseconds between two looks at the clock: a timer stands still while a laptop sleeps, the clock does not. */
const LOOK_EVERY_MS = 15_000;

/** Follows how near an end is. A laptop that slept finds the right phase when it wakes. */
export function usePhase(endsAt: number): Phase {
  const [now, setNow] = useState(() => Date.now());
  const phase = phaseOf(endsAt - now);

  useEffect(() => {
    if (phase === 'over') return undefined;
    const next = endsAt - (phase === 'active' ? SESSION_WARNING_MS : 0);
    let timer: ReturnType<typeof setTimeout>;
    const lookLater = () => {
      const wait = Math.max(next - Date.now(), 0) + TIMER_MARGIN_MS;
      timer = setTimeout(look, Math.min(wait, LOOK_EVERY_MS));
    };
    const look = () => {
      setNow(Date.now());
      lookLater();
    };
    lookLater();
    return () => clearTimeout(timer);
  }, [endsAt, phase]);
  return phase;
}

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
