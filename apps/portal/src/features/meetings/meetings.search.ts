import type { SearchPlace } from '../../shared/routing/search-place.ts';
import { decisionsPath } from '../../shared/routing/paths.ts';
import { meetingsPath } from './meetings.paths.ts';

export const meetingsPlaces: readonly SearchPlace[] = [
  {
    path: meetingsPath,
    words:
      'vergadering alv ledenvergadering vergaderdata vergaderdatum bijeenkomst stukken stemmen stem uitbrengen vooraf machtigen iemand aanmelden afmelden ik kom aanwezig',
  },
  {
    path: decisionsPath,
    words:
      'besluit besluiten besluitenregister besluitenlijst besloten genomen aangenomen verworpen stemming',
  },
];
