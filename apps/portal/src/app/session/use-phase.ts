import { SESSION_WARNING_MS } from '@mijn/domain/limits';
import { useEffect, useState } from 'react';
import { type Phase, phaseOf } from './phase.ts';

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
