import type { SearchPlace } from '../../shared/routing/search-place.ts';
import { decisionsPath } from '../../shared/routing/paths.ts';
import { meetingsPath } from './meetings.paths.ts';

export const meetingsPlaces: readonly SearchPlace[] = [
  {
    path: meetingsPath,
    words: 'vergadering alv ledenvergadering vergaderdata vergaderdatum bijeenkomst stukken',
  },
  {
    path: decisionsPath,
    words: 'besluit besluiten besluitenregister besluitenlijst genomen aangenomen verworpen stemming',
  },
];
