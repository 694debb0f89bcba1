import { array, boolean, type InferType, number, object, string } from 'yup';
import { attachedFile, downloadQuery } from '../files/files.contract.ts';
import { day, defineContract, id, listResponse, listQuery } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { todosOperations } from './todos.ts';

/** An action item as the list shows it. */
export const todoInList = object({
  /** The id of the action item, a UUID. `getTodo` takes it as `todo_id`. */
  id: id().required(),
  /** The reference of the provider. */
  internal_reference: string().required(),
  /** What is to be done: plain text, of which the portal shows the first sentence as the heading. */
  description: string().required(),
  /** The name of the group of the work, such as `listGroups` returns it. */
  group: string().required(),
  /** The name of the person who handles the action item; null if nobody is named. */
  handler: string().defined().nullable(),
  /** The day on which the work began, such as `2026-06-10`. */
  start_date: day().required(),
  /** Whether the work is done. The provider decides; no call changes it. */
  is_done: boolean().required(),
});

/** One step of an action item. */
export const task = object({
  /** The id of the task, a UUID. */
  id: id().required(),
  /** What is to be done in this step, as plain text. */
  description: string().required(),
  /** The name of the person who handles the step; null if nobody is named. */
  handler: string().defined().nullable(),
  /** Whether the step is done. */
  is_done: boolean().required(),
});

/** An action item with all its fields. */
export const todo = todoInList.shape({
  /** The reference of another party, such as a contractor. */
  external_reference: string().defined().nullable(),
  /** The subject of the action item, such as a part of the building. */
  concerns: string().defined().nullable(),
  /** The name of the person who reported it. */
  reporter: string().defined().nullable(),
  /** The steps of the action item, in their order; empty if there are none. */
  tasks: array(task).required(),
  /** The files of the action item. `downloadAttachment` sends one. */
  attachments: array(attachedFile).required(),
});

/** A group of action items, with the number of open action items and of all action items. */
export const todoGroup = object({
  /** The name of the group, which the filter `group` of the list takes. */
  group: string().required(),
  /** The number of action items of the group that are not done. */
  open_count: number().integer().required(),
  /** The number of all action items of the group, done or not. */
  todo_count: number().integer().required(),
});

export type TodoInList = InferType<typeof todoInList>;
export type Task = InferType<typeof task>;
export type Todo = InferType<typeof todo>;
export type TodoGroup = InferType<typeof todoGroup>;

export const todosQuery = object({
  ...listQuery(['start_date', 'internal_reference', 'description', 'group', 'handler', 'is_done']),
  /** The name of a group (`listGroups`). */
  group: string().max(200),
  /** Whether the list has the action items that are done, or those that are open. Without it, the list has both. */
  is_done: boolean(),
}).exact();

export const shapes = {
  listTodos: { query: todosQuery, response: listResponse(todoInList) },
  listGroups: {
    response: object({
      /** The groups that have action items, by name. */
      data: array(todoGroup).required(),
    }),
  },
  getTodo: { response: todo, errors: ['not_found'] },
  downloadAttachment: { sends: 'file', query: downloadQuery, errors: ['not_found', 'file_missing'] },
  getThumbnail: { sends: 'thumbnail', errors: ['not_found', 'file_missing'] },
} as const satisfies Shapes;

export const todosContract = defineContract(todosOperations, shapes);

export type TodosQuery = InferType<typeof todosQuery>;
