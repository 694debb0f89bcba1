import type { SearchPlace } from '../../shared/routing/search-place.ts';
import { archiveSettingsPath, formSettingsPath } from './board.paths.ts';

export const boardPlaces: readonly SearchPlace[] = [
  { path: archiveSettingsPath, words: 'archief groepen mappen tonen verbergen zichtbaar eigenaren bestuur' },
  { path: formSettingsPath, words: 'formulier tonen verbergen zichtbaar eigenaren bestuur' },
];
