import type { TodosQuery } from '@mijn/domain/todos';
import { paths } from '../../app/paths.ts';
import { addressFormat, type SettingChanges, type SettingsOf } from '../../shared/tables/address-format.ts';

const spec = {
  q: ['zoek', 'text', 'passing'],
  group: ['groep', 'text'],
  isDone: ['afgehandeld', 'flag'],
  sort: ['volgorde', 'text'],
  page: ['pagina', 'page'],
} as const;

/** What a member set above the action items. It stands in the address, so that a link shows the same. */
export type TodosSettings = SettingsOf<typeof spec>;

export type TodosChanges = SettingChanges<TodosSettings>;

export const todosAddress = addressFormat(spec);

/** Where the open ones stand, whatever was looked at before. */
export const openTodosAddress = paths.todos.build() + todosAddress.write({ isDone: false });

export type TodosSort = NonNullable<TodosQuery['sort']>;

const sortNames = ['internal_reference', 'description', 'group', 'handler', 'start_date', 'is_done'] as const;

const sorts: readonly TodosSort[] = sortNames.flatMap((name) => [name, `-${name}` as const]);

/** The order that an address asks for: the newest first where it asks for none that there is. */
export function sortOf({ sort }: TodosSettings): TodosSort {
  return sorts.find((known) => known === sort) ?? '-start_date';
}

/** The settings as the query of the call. */
export function toQuery(settings: TodosSettings): Partial<TodosQuery> {
  const { q, group, isDone, page } = settings;
  return {
    sort: sortOf(settings),
    ...(q ? { q } : {}),
    ...(group ? { group } : {}),
    ...(isDone === undefined ? {} : { is_done: isDone }),
    ...(page ? { page } : {}),
  };
}
