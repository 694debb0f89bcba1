import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './todos.contract.ts';

const todos = '/associations/{association_id}/todos';
const todo = `${todos}/{todo_id}` as const;
const attachment = `${todo}/attachments/{attachment_id}` as const;

/** The operations of action items (specification §3, decisions §6). */
export const todosOperations = defineOperations<typeof shapes>()({
  listTodos: { method: 'GET', path: todos },
  listGroups: { method: 'GET', path: `${todos}/groups` },
  getTodo: { method: 'GET', path: todo },
  downloadAttachment: { method: 'GET', path: `${attachment}/file`, bytes: true },
  getThumbnail: { method: 'GET', path: `${attachment}/thumbnail`, bytes: true },
});

export type * from './todos.contract.ts';
