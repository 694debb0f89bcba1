import type { Todo } from '@mijn/domain/todos';
import type { Place } from '../provider/place.ts';
import type { Session } from '../provider/session.ts';
import type { keepRows } from './rows.ts';

export type TodoRows = ReturnType<typeof keepRows<Todo>>;

/** The action items of the associations of each mocked provider, by the id of the association. */
const todosOfProviders = new WeakMap<Session, Map<string, TodoRows>>();

const keyOf = ({ association }: Place): string => association?.id ?? '';

/** Keeps the action items of an association, so that the mocks of timelines and reports change what the mock of action items shows. */
export function shareTodos(place: Place, rows: TodoRows): TodoRows {
  const ofProvider = todosOfProviders.get(place.session) ?? new Map<string, TodoRows>();
  todosOfProviders.set(place.session, ofProvider.set(keyOf(place), rows));
  return rows;
}

/** Returns the action items of an association. They exist once a call about action items has been made: `member.ask` makes one. */
export const sharedTodos = (place: Place): TodoRows | undefined =>
  todosOfProviders.get(place.session)?.get(keyOf(place));
