import { SESSION_IDLE_MS, SESSION_WARNING_MS } from '@mijn/domain/limits';
import { useEffect, useState } from 'react';
import { useAppSelector } from '../../shared/store/hooks.ts';

/** A phase of the session, relative to one of its end times (docs/product.md#session-limits). */
type Phase = 'active' | 'warning' | 'over';

/** @param left in milliseconds. */
export function phaseOf(left: number): Phase {
  if (left <= 0) return 'over';
  return left <= SESSION_WARNING_MS ? 'warning' : 'active';
}

/** The time that is added to each timer, in milliseconds. A timer may fire slightly early, when the phase has not changed. */
const TIMER_MARGIN_MS = 500;

/** The maximum time between two checks of the clock, in milliseconds. A timer pauses while a laptop sleeps. */
const LOOK_EVERY_MS = 15_000;

export function usePhase(endsAt: number): Phase {
  // The first render has no time, so that it is the same on the server and in the browser.
  const [now, setNow] = useState<number>();
  const phase = now === undefined ? 'active' : phaseOf(endsAt - now);

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
    look();
    return () => clearTimeout(timer);
  }, [endsAt, phase]);
  return phase;
}

/**
 * Returns when the session ends, in milliseconds since the epoch: `idleEnd` if no tab sends a request until then,
 * `lastEnd` regardless of activity.
 */
export function useSessionEnds(): { idleEnd: number; lastEnd: number } {
  const { lastResponseAt, lastResponseElsewhereAt, endsAt } = useAppSelector(({ session }) => session);
  return {
    idleEnd: Math.max(lastResponseAt, lastResponseElsewhereAt) + SESSION_IDLE_MS,
    lastEnd: endsAt ?? Number.POSITIVE_INFINITY,
  };
}
