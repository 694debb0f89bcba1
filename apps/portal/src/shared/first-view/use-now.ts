import { createContext, useContext } from 'react';
import { serverNow } from './server-clock.ts';
import { useClientValue } from './use-client-value.ts';

/** The time at which the server draws a page, in milliseconds since the epoch. Undefined in the browser. */
export const DrawnAt = createContext<number | undefined>(undefined);

const DRAWN = '#drawn';

export function drawnAtOfPage(): number | undefined {
  const at = Number(document.querySelector<HTMLElement>(DRAWN)?.dataset['at']);
  return at > 0 ? at : undefined;
}

const ofDevice = () => undefined;

const dateOf = (time: number | undefined): Date => new Date(time ?? serverNow());

/**
 * Returns the time at which the server drew the page until the browser takes it over, and then that of the server now, so that texts such as "vandaag" are the same:
 * midnight may lie between them, and the clock of a device may be wrong.
 */
export function useNow(): Date {
  const drawnAt = useContext(DrawnAt);
  const ofPage = useClientValue<number | undefined>(ofDevice, () => drawnAt ?? drawnAtOfPage());
  return dateOf(ofPage);
}
