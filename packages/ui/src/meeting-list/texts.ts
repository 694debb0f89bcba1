import { formatCount } from '@mijn/domain/formats';

export const texts = { documents: (count: number) => formatCount(count, 'stuk', 'stukken') };
