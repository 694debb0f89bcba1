import { addDays } from '../formats/days.ts';
import { RESOLUTION_DAYS_MAX, RESOLUTION_REMINDER_DAYS } from '../limits/limits.ts';

export const resolutionChoices = ['for', 'against'] as const;

export type ResolutionChoice = (typeof resolutionChoices)[number];

/** What the owners of an apartment said together: nothing yet, all who voted are for, or somebody is against. */
export const apartmentStandings = ['for', 'against', 'none'] as const;

export type ApartmentStanding = (typeof apartmentStandings)[number];

/** Returns what an apartment says. It consents if an owner is for, also on paper, and none is against. */
export function standingOf(choices: readonly ResolutionChoice[]): ApartmentStanding {
  if (choices.includes('against')) return 'against';
  return choices.length > 0 ? 'for' : 'none';
}

/** How many apartments said what. */
export interface ResolutionProgress {
  apartments_for: number;
  apartments_against: number;
  /** All apartments that vote. */
  apartments_total: number;
}

export function progressOf(standings: readonly ApartmentStanding[]): ResolutionProgress {
  const count = (wanted: ApartmentStanding): number =>
    standings.filter((standing) => standing === wanted).length;
  return {
    apartments_for: count('for'),
    apartments_against: count('against'),
    apartments_total: standings.length,
  };
}

/** Returns whether all who vote consent, as a decision outside a meeting needs (Burgerlijk Wetboek 2:40 lid 2). Nobody decides nothing. */
export const isUnanimous = ({ apartments_for, apartments_total }: ResolutionProgress): boolean =>
  apartments_total > 0 && apartments_for === apartments_total;

/** A resolution lapses if its last day passes while nobody is against, and not everybody voted. */
export const resolutionStates = ['open', 'adopted', 'rejected', 'lapsed', 'withdrawn'] as const;

export type ResolutionState = (typeof resolutionStates)[number];

export interface ResolutionFacts {
  /** The day on which everybody had consented; null before it. */
  adopted_on: string | null;
  /** The day on which the board withdrew it; null unless it did. */
  withdrawn_on: string | null;
  last_day: string;
  /** Whether somebody is against. */
  has_against: boolean;
}

/** Returns the state of a resolution. Its last day counts whole. @param today a day in the Netherlands. */
export function stateOfResolution(
  { adopted_on, withdrawn_on, last_day, has_against }: ResolutionFacts,
  today: string,
): ResolutionState {
  if (adopted_on !== null) return 'adopted';
  if (withdrawn_on !== null) return 'withdrawn';
  if (today <= last_day) return 'open';
  return has_against ? 'rejected' : 'lapsed';
}

/** The days that can be chosen, the last one included. */
export interface ChoosableDays {
  first_day: string;
  last_day: string;
}

/** Returns the days that can be the last one of a new resolution: members get at least a day. */
export const lastDays = (today: string): ChoosableDays => ({
  first_day: addDays(today, 1),
  last_day: addDays(today, RESOLUTION_DAYS_MAX),
});

export const isChoosableDay = (day: string, { first_day, last_day }: ChoosableDays): boolean =>
  first_day <= day && day <= last_day;

/** Returns the day of the reminder to owners who have not voted; null if the last day is so near that the question itself was just mailed. */
export function reminderDay({
  created_on,
  last_day,
}: {
  created_on: string;
  last_day: string;
}): string | null {
  const day = addDays(last_day, -RESOLUTION_REMINDER_DAYS);
  return day > created_on ? day : null;
}
