import { createContext, useContext } from 'react';
import { useClientValue } from './use-client-value.ts';

/** The time at which the server draws a page, in milliseconds since the epoch. Undefined in the browser. */
export const DrawnAt = createContext<number | undefined>(undefined);

const DRAWN = '#drawn';

function drawnAtOfPage(): number | undefined {
  const at = Number(document.querySelector<HTMLElement>(DRAWN)?.dataset['at']);
  return at > 0 ? at : undefined;
}

const ofDevice = () => undefined;

const dateOf = (time: number | undefined): Date => (time === undefined ? new Date() : new Date(time));

/**
 * Returns the time of the server until the browser takes over a drawn page, so that texts such as "vandaag" are the same:
 * midnight may lie between them, and the clock of a device may be wrong.
 */
export function useNow(): Date {
  const drawnAt = useContext(DrawnAt);
  const ofPage = useClientValue<number | undefined>(ofDevice, () => drawnAt ?? drawnAtOfPage());
  return dateOf(ofPage);
}
