import { formatCount } from '@mijn/domain/formats';

export const texts = {
  addToCalendar: 'Zet in agenda',
  next: 'Volgende vergadering',
  all: 'Alle vergaderingen',
  later: (count: number) => `Daarna: nog ${formatCount(count, 'vergadering', 'vergaderingen')}.`,
  none: 'Er is nog geen vergadering gepland.',
} as const;
