import type { Association } from '@mijn/domain/associations';
import { momentOfDutchTime } from '@mijn/domain/formats';
import type { Account } from '../call/member.ts';
import { createRandom, type Random } from './random.ts';
import type { Session } from './session.ts';

const DAY_MS = 86_400_000;

/** The association or the member that data is generated for. */
export interface Place {
  random: Random;
  /** Returns the random numbers of another resource, whose rows a mock shares. */
  randomOf: (resource: string) => Random;
  session: Session;
  account: Account;
  association: Association | undefined;
  /** The number of the first row, so that two associations never share an id. */
  first: number;
  /** Returns a day, such as `2026-11-20`. @param days the days from today; negative for the past. */
  day: (days: number) => string;
  /** Returns the moment of a Dutch time of day, in ISO 8601. @param time such as `19:30`. */
  moment: (days: number, time: string) => string;
  /** Returns as many rows as given, with the number of each from `first + 1`. */
  rows: <T>(count: number, row: (number: number, index: number) => T) => T[];
}

/** Returns the days and moments from a day on. */
export function calendarOf(today: string): Pick<Place, 'day' | 'moment'> {
  const start = Date.parse(`${today}T12:00:00Z`);
  const day = (days: number): string => new Date(start + days * DAY_MS).toISOString().slice(0, 10);
  return { day, moment: (days, time) => momentOfDutchTime(day(days), time).toISOString() };
}

/** Returns the place of a resource of an association, or of a member. */
export function placeOf(
  seed: string,
  resource: string,
  today: string,
  { session, account, association }: Pick<Place, 'session' | 'account' | 'association'>,
): Place {
  const first = Number(association?.code ?? 1) * 1000;
  const randomOf = (name: string) => createRandom(`${seed}/${name}/${association?.code ?? account.user.id}`);
  return {
    ...calendarOf(today),
    random: randomOf(resource),
    randomOf,
    session,
    account,
    association,
    first,
    rows: (count, row) => Array.from({ length: count }, (_, index) => row(first + index + 1, index)),
  };
}
