import { formatCount } from '@mijn/domain/formats';

const directions = { ascending: 'oplopend', descending: 'aflopend' };

export const texts = {
  filters: 'Filters die aanstaan',
  clearFilters: 'Alles wissen',
  sortBy: 'Sorteren op',
  unsorted: 'Geen volgorde',
  sorted: (header: string, direction: keyof typeof directions) => `${header}, ${directions[direction]}`,
  rows: (count: number) => formatCount(count, 'rij', 'rijen'),
  sortedBy: (order: string) => `gesorteerd op ${order}`,
  rowsSorted: (count: string, order: string) => `${count}, gesorteerd op ${order}`,
  loading: 'Bezig met laden',
  spokenHeader: (header: string) => `${header}: `,
  select: (name: string) => `Kies ${name}`,
  selectPage: 'Kies alles op deze pagina',
  selected: (count: number) => (count === 0 ? 'Niets gekozen' : `${count} gekozen`),
  clearSelection: 'Selectie wissen',
  perPage: 'Rijen per pagina',
};
