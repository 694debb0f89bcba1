import type { SearchPlace } from '../../shared/routing/search-place.ts';
import { addMessagePath, messagesPath, newsPath } from './messages.paths.ts';

export const messagesPlaces: readonly SearchPlace[] = [
  { path: messagesPath, words: 'berichten mededelingen buren bewoners oproepen advertenties' },
  {
    path: addMessagePath,
    words: 'prikbord schrijven zetten ophangen oproep mededeling nieuw maken versturen buren bewoners vragen',
    isAction: true,
  },
];

export const newsPlaces: readonly SearchPlace[] = [
  { path: newsPath(':provider'), words: 'berichten nieuwsberichten beheerder mededelingen' },
];
