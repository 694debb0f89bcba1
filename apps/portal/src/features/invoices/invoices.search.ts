import type { SearchPlace } from '../../shared/routing/search-place.ts';
import { invoicesPath } from './invoices.paths.ts';

export const invoicesPlaces: readonly SearchPlace[] = [
  {
    path: invoicesPath,
    words: 'facturen rekening rekeningen nota controleren goedkeuren afkeuren akkoord betalen',
  },
];
