import { urlFormat, type SettingsOf, sortsBy } from '../../shared/tables/url-format.ts';
import type { ListProps } from '../../shared/tables/use-list-settings.ts';
import { todosPath } from './todos.paths.ts';

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

type TodosSettings = SettingsOf<typeof spec>;

export type TodosProps = ListProps<TodosSettings>;

export const todosUrl = urlFormat(spec);

/** The URL of the list of open action items. It does not depend on the settings of an earlier visit. */
export const openTodosUrl = todosPath + todosUrl.write({ is_done: false });

/** Open action items first, and the newest first among them. */
export const DEFAULT_SORT = 'is_done';

/** Returns the settings as the query of the request. */
export const toQuery = ({ sort = DEFAULT_SORT, ...settings }: TodosSettings) => ({ ...settings, sort });
