import { formatCount } from '@mijn/domain/formats';

export const texts = {
  ofMeeting: 'bij de vergadering',
  addToCalendar: 'In mijn kalender',
  next: 'Volgende vergadering',
  all: 'Alle vergaderingen',
  later: (count: number) => `Daarna: nog ${formatCount(count, 'vergadering', 'vergaderingen')}.`,
  vote: 'Naar het stemmen',
  hold: 'De vergadering leiden',
  documents: 'Stukken om te lezen',
  none: (hasCancelled: boolean) => `Er is nog geen ${hasCancelled ? 'andere ' : ''}vergadering gepland.`,
} as const;
