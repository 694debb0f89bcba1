import { SESSION_IDLE_MS, SESSION_WARNING_MS } from '@mijn/domain/limits';
import { useEffect, useState } from 'react';
import { useAppSelector } from '../../shared/api/hooks.ts';

/** A timer may end a little early; the phase must have changed when it does. */
const TIMER_MARGIN_MS = 500;

export type IdlePhase = 'active' | 'warning' | 'over';

/** How a session stands this many milliseconds after the server's last answer (decisions §3). */
export function idlePhase(sinceLastAnswer: number): IdlePhase {
  if (sinceLastAnswer >= SESSION_IDLE_MS) return 'over';
  return sinceLastAnswer >= SESSION_IDLE_MS - SESSION_WARNING_MS ? 'warning' : 'active';
}

/** Follows the idle time of the session. A laptop that slept finds the right phase when it wakes. */
export function useIdlePhase(): IdlePhase {
  const lastAnswerAt = useAppSelector(({ session }) => session.lastAnswerAt);
  const [now, setNow] = useState(() => Date.now());
  const phase = idlePhase(now - lastAnswerAt);

  useEffect(() => {
    if (phase === 'over') return undefined;
    const next = lastAnswerAt + SESSION_IDLE_MS - (phase === 'active' ? SESSION_WARNING_MS : 0);
    const timer = setTimeout(() => setNow(Date.now()), Math.max(next - Date.now(), 0) + TIMER_MARGIN_MS);
    return () => clearTimeout(timer);
  }, [lastAnswerAt, phase]);
  return phase;
}
