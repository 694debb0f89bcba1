import { addressFormat, type SettingsOf, sortsBy } from '../../shared/tables/address-format.ts';
import type { ListProps } from '../../shared/tables/use-list-settings.ts';
import { todosPath } from './todos.routes.ts';

const spec = {
  q: ['zoek', 'text', 'passing'],
  group: ['groep', 'text'],
  is_done: ['afgehandeld', 'flag'],
  sort: [
    'volgorde',
    sortsBy('internal_reference', 'description', 'group', 'handler', 'start_date', 'is_done'),
  ],
  page: ['pagina', 'page'],
} as const;

/** What a member set above the action items. It stands in the address, so that a link shows the same. */
type TodosSettings = SettingsOf<typeof spec>;

export type TodosProps = ListProps<TodosSettings>;

export const todosAddress = addressFormat(spec);

/** Where the open ones stand, whatever was looked at before. */
export const openTodosAddress = todosPath + todosAddress.write({ is_done: false });

/** The settings as the query of the call: the newest first where they ask for no order. */
export const toQuery = ({ sort = '-start_date', ...settings }: TodosSettings) => ({ ...settings, sort });
