import type { SearchPlace } from '../../shared/routing/search-place.ts';
import { addNewsletterPath, newslettersPath } from './newsletters.paths.ts';

export const newslettersPlaces: readonly SearchPlace[] = [
  { path: newslettersPath, words: 'nieuwsbrieven krantje bulletin' },
  { path: addNewsletterPath, words: 'maken plaatsen versturen nieuw', isAction: true },
];
