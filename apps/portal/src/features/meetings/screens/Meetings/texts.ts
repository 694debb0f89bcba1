import { formatCount } from '@mijn/domain/formats';

export const texts = {
  title: 'Vergaderingen',
  search: 'Zoek op woord of datum',
  year: 'Jaar',
  count: (count: number) => formatCount(count, 'vergadering', 'vergaderingen'),
  upcoming: 'Komende vergaderingen',
  past: 'Eerdere vergaderingen',
  pastOf: (year: string) => `Vergaderingen van ${year}`,
  pagesOf: (list: string) => `Bladeren door ${list.toLowerCase()}`,
  noneUpcoming: 'Er is nog geen vergadering gepland.',
  failed: 'De vergaderingen zijn niet geladen',
  decisions: 'Alle besluiten',
  subscribe: 'Kalenderabonnement',
  subscribeShort: 'Kalender',
  nothingFound: {
    title: 'Niets gevonden',
    text: 'Er is geen vergadering die past bij wat u zoekt. Probeer een ander woord, of haal filters weg.',
    clear: 'Alle filters weghalen',
  },
  empty: {
    title: 'Nog geen vergaderingen',
    text: 'Hier komen de vergaderingen van uw vereniging, met de uitnodiging, de notulen en andere stukken.',
  },
} as const;
