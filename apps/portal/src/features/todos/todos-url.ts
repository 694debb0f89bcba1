import { urlFormat, type SettingsOf, sortsBy } from '../../shared/tables/url-format.ts';
import type { ListProps } from '../../shared/tables/use-list-settings.ts';
import { todosPath } from './todos.paths.ts';

/** How a member can be related to an action item, as the URL says it. */
export const mineIds = ['gemeld', 'gevolgd'] as const;

const spec = {
  q: ['zoek', 'text', 'passing'],
  group: ['groep', 'text'],
  is_done: ['afgehandeld', 'flag'],
  mine: ['mijn', mineIds],
  sort: [
    'volgorde',
    sortsBy('internal_reference', 'description', 'group', 'handler', 'start_date', 'is_done'),
  ],
  page: ['pagina', 'page'],
} as const;

type TodosSettings = SettingsOf<typeof spec>;

export type TodosProps = ListProps<TodosSettings>;

export const todosUrl = urlFormat(spec);

/** The URL of the list of open action items. It does not depend on the settings of an earlier visit. */
export const openTodosUrl = todosPath + todosUrl.write({ is_done: false });

/** The URL of the list of the open reports of the member. */
export const ownReportsUrl = todosPath + todosUrl.write({ is_done: false, mine: 'gemeld' });

const relations = { gemeld: 'reported', gevolgd: 'followed' } as const;

/** Open action items first, and the newest first among them. */
export const DEFAULT_SORT = 'is_done';

/** Returns the settings as the query of the request. */
export const toQuery = ({ sort = DEFAULT_SORT, mine, ...settings }: TodosSettings) => ({
  ...settings,
  ...(mine && { mine: relations[mine] }),
  sort,
});
