import { createContext, useContext } from 'react';
import { useClientValue } from './use-client-value.ts';

/** The time at which the server draws a page, in milliseconds since the epoch. Undefined in the browser. */
export const DrawnAt = createContext<number | undefined>(undefined);

/** The element with the state of a drawn page. Its attribute `data-at` has the time at which the page was drawn. */
const DRAWN = '#drawn';

/** Returns the time at which the server drew the page that the browser continues with, if the page says so. */
function drawnAtOfPage(): number | undefined {
  const at = Number(document.querySelector<HTMLElement>(DRAWN)?.dataset['at']);
  return at > 0 ? at : undefined;
}

const ofDevice = () => undefined;

/** Returns a time in milliseconds since the epoch as a date, or the current time of the device. */
const dateOf = (time: number | undefined): Date => (time === undefined ? new Date() : new Date(time));

/**
 * Returns the current time. While the browser continues with a page that the server drew, it is the time of the server, so
 * that texts such as "vandaag" are the same in both: midnight may lie between them, and the clock of a device may be wrong.
 */
export function useNow(): Date {
  const drawnAt = useContext(DrawnAt);
  const ofPage = useClientValue<number | undefined>(ofDevice, () => drawnAt ?? drawnAtOfPage());
  return dateOf(ofPage);
}
