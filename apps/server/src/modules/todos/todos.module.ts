import { todosContract } from '@mijn/domain/todos/contract';
import { sendStoredFile, sendThumbnail } from '../../capabilities/files/index.ts';
import { overviewPartOf } from '../../capabilities/lists/read-list.ts';
import { type Member, orNotFound } from '../../platform/wire/index.ts';
import { defineModule } from '../define-module.ts';
import { todoAttachmentsImporter, todosImporter, todoTasksImporter } from './imported/todos.import.ts';
import { oneTodoFor, todosFor } from './todos.access.ts';
import { findAttachment, listGroups, listTodos } from './todos.repository.ts';
import { todosSearch } from './todos.search.ts';
import { getTodo } from './todos.service.ts';

/** The module of action items (docs/product.md#action-items). */
export const todosModule = defineModule({
  name: 'todos',
  contract: todosContract,
  handlers: (services) => {
    const { database, files } = services;
    const getAttachment = async (caller: Member, params: { todo_id: string; attachment_id: string }) =>
      orNotFound(await findAttachment(database, oneTodoFor(caller), params));
    return {
      listTodos: async ({ caller, query }) => listTodos(database, caller, query),
      listGroups: async ({ caller }) => ({ data: await listGroups(database, todosFor(caller)) }),
      getTodo: async ({ caller, params }) => getTodo(services, caller, params.todo_id),
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
      return { todos: overviewPartOf(await listTodos(database, caller, query)) };
    },
  },
  importers: [todosImporter, todoTasksImporter, todoAttachmentsImporter],
});
