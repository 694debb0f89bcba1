import { formatCount } from '@mijn/domain/formats';

export const texts = {
  addToCalendar: 'Zet in agenda',
  next: 'Volgende vergadering',
  all: 'Alle vergaderingen',
  later: (count: number) => `Daarna: nog ${formatCount(count, 'vergadering', 'vergaderingen')}.`,
  none: (hasCancelled: boolean) => `Er is nog geen ${hasCancelled ? 'andere ' : ''}vergadering gepland.`,
} as const;
