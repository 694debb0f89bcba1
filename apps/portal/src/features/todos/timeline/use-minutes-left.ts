import { useEffect, useState } from 'react';
import { MINUTE_MS } from '@mijn/domain/limits';
import { serverNow } from '../../../shared/first-view/server-clock.ts';
import { useNow } from '../../../shared/first-view/use-now.ts';

/** Returns the number of minutes until a moment, rounded up, and 0 when it is over. It counts down without a reload. */
export function useMinutesLeft(until: string | null): number {
  const end = until === null ? 0 : Date.parse(until);
  const drawnAt = useNow().getTime();
  const [now, setNow] = useState(drawnAt);
  const left = Math.max(end - now, 0);
  useEffect(() => {
    if (left === 0) return undefined;
    // The timer ends just after the next whole minute before the end.
    const timer = setTimeout(() => setNow(serverNow()), (left % MINUTE_MS) + 50);
    return () => clearTimeout(timer);
  }, [left]);
  return Math.ceil(left / MINUTE_MS);
}
