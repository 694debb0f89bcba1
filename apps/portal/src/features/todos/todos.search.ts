import type { SearchPlace } from '../../shared/routing/search-place.ts';
import { addTodoPath, reportsPath, todosPath } from './todos.paths.ts';

export const todosPlaces: readonly SearchPlace[] = [
  { path: todosPath, words: 'actie acties taken klussen meldingen lopende openstaande status voortgang' },
  {
    path: addTodoPath,
    words: 'melden melding lekkage lek storing defect kapot stuk schade klacht probleem doorgeven spoed',
    isAction: true,
  },
  {
    path: reportsPath,
    words: 'gemeld melding wachten antwoord doorlooptijd cijfers aantallen grafiek bestuur',
  },
];
