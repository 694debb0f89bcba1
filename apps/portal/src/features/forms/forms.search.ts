import type { SearchPlace } from '../../shared/routing/search-place.ts';
import { formsPath } from './forms.paths.ts';

export const formsPlaces: readonly SearchPlace[] = [
  { path: formsPath, words: 'formulier invulformulier aanvraagformulier invullen' },
];
