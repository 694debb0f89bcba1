import { formatCount, formatNumber } from '@mijn/domain/formats';

const days = (value: number): string => `${formatNumber(value, 1)} ${value === 1 ? 'dag' : 'dagen'}`;

export const texts = {
  title: 'Meldingen',
  sub: 'Wat leden hebben gemeld, en hoe lang het duurt',
  back: 'Actiepunten',
  failed: 'De meldingen zijn niet geladen',
  empty: 'Nog geen meldingen',
  emptyText:
    'In de afgelopen twaalf maanden heeft niemand in deze vereniging iets gemeld. Hier ziet u straks welke meldingen op antwoord wachten en hoe lang het duurt.',
  waiting: {
    title: 'Wacht op antwoord',
    none: 'Op alle open meldingen is een antwoord gekomen.',
    note: (shown: number, all: number) =>
      shown < all
        ? `de oudste ${shown} van ${formatCount(all, 'melding', 'meldingen')}`
        : `${formatCount(all, 'melding', 'meldingen')}, oudste eerst`,
    since: (day: string) => `gemeld ${day}`,
    age: (count: number) => (count === 0 ? 'vandaag' : `wacht ${days(count)}`),
  },
  states: {
    title: 'Status en leeftijd',
    note: 'afgehandeld en afgewezen: 12 maanden',
    columns: {
      state: 'Status',
      week: 'Afgelopen 7 dagen',
      month: '8 tot 30 dagen',
      older: 'Ouder',
      total: 'Samen',
    },
  },
  groups: {
    title: 'Hoe lang het duurt',
    note: 'mediaan per groep, 12 maanden',
    columns: {
      group: 'Groep',
      report_count: 'Meldingen',
      reply_days: 'Eerste antwoord',
      done_days: 'Afgehandeld',
    },
    none: 'nog niet',
  },
  days,
} as const;
