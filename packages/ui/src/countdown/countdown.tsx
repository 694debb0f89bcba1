import { useLayoutEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './countdown.module.css';
import { heardTime, seenTime } from './time-left.ts';

export interface CountdownProps {
  /** The end time in milliseconds since the epoch, by the clock of the device. */
  endsAt: number;
}

const secondsUntil = (endsAt: number): number => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));

/** The screen is updated every second, screen readers get an update at a few moments only. The countdown stops at 0:00. */
export function Countdown({ endsAt }: CountdownProps) {
  // The first render has no time, so that it is the same on the server and in the browser. The effect adds the
  // time before the browser paints.
  const [seconds, setSeconds] = useState<number>();
  useLayoutEffect(() => {
    const look = () => setSeconds(secondsUntil(endsAt));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  if (seconds === undefined) return null;
  return (
    <>
      <strong aria-hidden className={styles['time']}>
        {seenTime(seconds)}
      </strong>
      <VisuallyHidden>
        <output>{heardTime(seconds)}</output>
      </VisuallyHidden>
    </>
  );
}
