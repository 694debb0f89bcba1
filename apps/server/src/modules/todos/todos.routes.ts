import { todosContract } from '@mijn/domain/todos/contract';
import type { FastifyInstance } from 'fastify';
import { sendStoredFile, sendThumbnail } from '../../files/index.ts';
import type { Services } from '../../services.ts';
import { bind } from '../../wire/index.ts';
import { attachmentOf, groupsOf, todoOf, todosOf } from './todos.service.ts';

/** The calls of the action items (decisions §6). */
export function registerTodos(api: FastifyInstance, { database, files }: Services): void {
  bind(api, todosContract.listTodos, async ({ caller, query }) => todosOf(database, caller, query));
  bind(api, todosContract.listGroups, async ({ caller }) => groupsOf(database, caller));
  bind(api, todosContract.getTodo, async ({ caller, params }) => todoOf(database, caller, params.todo_id));
  bind(api, todosContract.downloadAttachment, async ({ caller, params, query, ...exchange }) =>
    sendStoredFile(files, await attachmentOf(database, caller, params), query.disposition, exchange),
  );
  bind(api, todosContract.getThumbnail, async ({ caller, params, ...exchange }) =>
    sendThumbnail(files, await attachmentOf(database, caller, params), exchange),
  );
}
