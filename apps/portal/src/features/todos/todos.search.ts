import type { SearchPlace } from '../../shared/routing/search-place.ts';
import { todosPath } from './todos.paths.ts';

export const todosPlaces: readonly SearchPlace[] = [
  { path: todosPath, words: 'actie acties taken klussen meldingen lopende openstaande status voortgang' },
];
