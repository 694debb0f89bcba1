import { dutchTime, formatTime } from '@mijn/domain/formats';
import { useEffect, useState } from 'react';
import { useNow } from '../../../shared/first-view/use-now.ts';

const MINUTE_MS = 60_000;

/** Shows the time of the server in the Netherlands, such as "20.41 uur", by the minute. */
export function MeetingClock() {
  const now = useNow();
  const [, setTick] = useState(0);
  useEffect(() => {
    const rest = MINUTE_MS - (now.getTime() % MINUTE_MS);
    const timer = setTimeout(() => setTick((tick) => tick + 1), rest);
    return () => clearTimeout(timer);
  });
  const moment = now.toISOString();
  return <time dateTime={moment}>{formatTime(dutchTime(moment))}</time>;
}
