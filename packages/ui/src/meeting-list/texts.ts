import { formatCount } from '@mijn/domain/formats';

export const texts = {
  cancelled: 'Geannuleerd',
  documents: (count: number) => formatCount(count, 'stuk', 'stukken'),
};
