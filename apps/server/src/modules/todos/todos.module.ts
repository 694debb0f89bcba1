import { todosContract } from '@mijn/domain/todos/contract';
import { sendStoredFile, sendThumbnail } from '../../capabilities/files/index.ts';
import { overviewPartOf } from '../../capabilities/lists/read-list.ts';
import { type Member, orNotFound } from '../../platform/wire/index.ts';
import { defineModule } from '../define-module.ts';
import { todoAttachmentsImporter, todosImporter, todoTasksImporter } from './todos.import.ts';
import { todosFor } from './todos.access.ts';
import { findAttachment, findTodo, listGroups, listTodos } from './todos.repository.ts';
import { todosSearch } from './todos.search.ts';

const scopeOf = ({ membership }: Member) => ({
  association_id: membership.association_id,
  filter: todosFor(membership),
});

/** The module of action items (docs/product.md#action-items). */
export const todosModule = defineModule({
  name: 'todos',
  contract: todosContract,
  handlers: ({ database, files }) => {
    const getAttachment = async (
      { membership }: Member,
      params: { todo_id: string; attachment_id: string },
    ) => orNotFound(await findAttachment(database, todosFor(membership), params));
    return {
      listTodos: async ({ caller, query }) => listTodos(database, scopeOf(caller), query),
      listGroups: async ({ caller }) => ({ data: await listGroups(database, todosFor(caller.membership)) }),
      getTodo: async ({ caller, params }) =>
        orNotFound(await findTodo(database, todosFor(caller.membership), params.todo_id)),
      downloadAttachment: async ({ caller, params, query, ...exchange }) =>
        sendStoredFile(files, await getAttachment(caller, params), query.disposition, exchange),
      getThumbnail: async ({ caller, params, ...exchange }) =>
        sendThumbnail(files, await getAttachment(caller, params), exchange),
    };
  },
  search: { kind: 'todos', source: todosSearch },
  overview: {
    part: 'todos',
    list: async ({ database }, caller) => {
      const query = { page: 1, per_page: 3, is_done: false, sort: '-start_date' } as const;
      return { todos: overviewPartOf(await listTodos(database, scopeOf(caller), query)) };
    },
  },
  importers: [todosImporter, todoTasksImporter, todoAttachmentsImporter],
});
