import type { TodosQuery } from '@mijn/domain/todos';
import { todosPath } from './todos.routes.ts';
import { addressFormat, type SettingChanges, type SettingsOf } from '../../shared/tables/address-format.ts';
import type { ChangeSettings } from '../../shared/tables/use-list-settings.ts';

export type TodosSort = NonNullable<TodosQuery['sort']>;

const sortNames = ['internal_reference', 'description', 'group', 'handler', 'start_date', 'is_done'] as const;

const sorts: readonly TodosSort[] = sortNames.flatMap((name) => [name, `-${name}` as const]);

const spec = {
  q: ['zoek', 'text', 'passing'],
  group: ['groep', 'text'],
  is_done: ['afgehandeld', 'flag'],
  sort: ['volgorde', sorts],
  page: ['pagina', 'page'],
} as const;

/** What a member set above the action items. It stands in the address, so that a link shows the same. */
export type TodosSettings = SettingsOf<typeof spec>;

export type TodosChanges = SettingChanges<TodosSettings>;

export type ChangeTodos = ChangeSettings<TodosSettings>;

export const todosAddress = addressFormat(spec);

/** Where the open ones stand, whatever was looked at before. */
export const openTodosAddress = todosPath + todosAddress.write({ is_done: false });

/** The order that the settings ask for: the newest first where they ask for none. */
export const sortOf = ({ sort = '-start_date' }: TodosSettings): TodosSort => sort;

/** The settings as the query of the call. */
export const toQuery = (settings: TodosSettings) => ({ ...settings, sort: sortOf(settings) });
