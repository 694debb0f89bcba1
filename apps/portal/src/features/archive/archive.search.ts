import type { SearchPlace } from '../../shared/routing/search-place.ts';
import { ADDING, ADDING_PARAMETER } from './adding.ts';
import { archivePath } from './archive.paths.ts';

export const archivePlaces: readonly SearchPlace[] = [
  { path: archivePath, words: 'documenten stukken bestanden papieren mappen map dossier' },
  {
    path: `${archivePath}?${ADDING_PARAMETER}=${ADDING}`,
    title: 'Documenten toevoegen',
    words: 'archief document bestand stuk uploaden versturen plaatsen zetten nieuw',
    onlyFor: 'board',
    isAction: true,
  },
];
