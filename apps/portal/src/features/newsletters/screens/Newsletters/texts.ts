import { formatCount } from '@mijn/domain/formats';

export const texts = {
  title: 'Nieuwsbrief',
  add: 'Nieuwsbrief toevoegen',
  addShort: 'Toevoegen',
  count: (count: number) => formatCount(count, 'nieuwsbrief', 'nieuwsbrieven'),
  search: 'Zoek in de nieuwsbrieven',
  year: 'Jaar',
  recentlyDeleted: 'Onlangs verwijderd',
  failed: 'De nieuwsbrieven zijn niet geladen',
  empty: {
    title: 'Nog geen nieuwsbrieven',
    text: 'Zodra het bestuur een nieuwsbrief plaatst, vindt u die hier.',
  },
  nothingFound: {
    title: 'Niets gevonden',
    text: 'Geen nieuwsbrief past bij wat u zoekt.',
    clear: 'Alle nieuwsbrieven tonen',
  },
} as const;
