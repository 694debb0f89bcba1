import { formatCount } from '@mijn/domain/formats';

export const texts = {
  title: 'Formulieren',
  search: 'Zoek een formulier',
  count: (count: number) => formatCount(count, 'formulier', 'formulieren'),
  gone: 'Dit formulier',
  failed: 'De formulieren zijn niet geladen',
  nothingFound: {
    title: 'Niets gevonden',
    text: 'Er is geen formulier dat past bij wat u zoekt. Probeer een ander woord.',
    clear: 'Alle formulieren tonen',
  },
  empty: {
    title: 'Nog geen formulieren',
    text: 'Hier komen formulieren die u kunt downloaden en invullen, zoals een machtiging voor de vergadering.',
  },
} as const;
