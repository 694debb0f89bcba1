import { array, boolean, type InferType, number, object, string } from 'yup';
import { attachedFile, downloadQuery } from '../files/files.contract.ts';
import { day, defineContract, id, listResponse, listQuery } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { todoRelations, todosOperations, todoStates } from './todos.ts';

/** An action item as the list shows it. */
export const todoInList = object({
  /** The id of the action item, a UUID. `getTodo` takes it as `todo_id`. */
  id: id().required(),
  /** The reference of the provider. Of a report that the provider has not taken over it is the number of the report. */
  internal_reference: string().required(),
  /** What is to be done: plain text, of which the portal shows the first sentence as the heading. */
  description: string().required(),
  /** The name of the group of the work, such as `listGroups` returns it. */
  group: string().required(),
  /** The name of the person who handles the action item; null if nobody is named. */
  handler: string().defined().nullable(),
  /** The day on which the work began, such as `2026-06-10`. */
  start_date: day().required(),
  /** Whether nothing more is to be done. The provider decides, and for a report also the board and the reporter. */
  is_done: boolean().required(),
  /** The state in more detail; null if the provider sends none and no member reported it. */
  state: string().oneOf(todoStates).defined().nullable(),
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

/** An action item that another one names. */
const namedTodo = object({
  /** The id of the action item, a UUID. */
  id: id().required(),
  /** The number of the report, or the reference of the provider if no member reported it. */
  reference: string().required(),
  /** What is to be done, as `description` of the action item. */
  description: string().required(),
});

/** An action item with all its fields. */
export const todo = todoInList.shape({
  /** The reference of another party, such as a contractor. */
  external_reference: string().defined().nullable(),
  /** The subject of the action item, such as a part of the building. */
  concerns: string().defined().nullable(),
  /** The name of the person who reported it; null if it is not known, or if the caller sees the action item only because of an own report that was joined to it. */
  reporter: string().defined().nullable(),
  /** The number that a report got, such as `M-2026-0031`; null for an action item that no member reported here. */
  reported_reference: string().defined().nullable(),
  /** Whether the caller reported it. */
  is_own_report: boolean().required(),
  /** The time since which the state is so, in UTC; null if it is not known. */
  state_since: string().datetime().defined().nullable(),
  /** The day for which the work is planned, such as `2026-12-02`; null if there is none. */
  planned_on: day().defined().nullable(),
  /** Whether all owners see it. Otherwise only its reporter, the board and the provider do. */
  is_visible_to_owners: boolean().required(),
  /** Whether the caller follows it. */
  is_followed: boolean().required(),
  /** The number of members who follow it. */
  follower_count: number().integer().required(),
  /** Whether the caller may reopen it: its reporter, for thirty days after it was done. */
  may_reopen: boolean().required(),
  /** Whether the caller may say that it is not for the association: the board, until the provider has taken the report over. */
  may_reject: boolean().required(),
  /** Whether the caller may undo that it is not for the association: the board, until the provider has taken the report over. */
  may_undo_rejection: boolean().required(),
  /** Whether it waits for the caller to look at it: the board, for a report of another member about which nobody did anything yet. */
  awaits_look: boolean().required(),
  /** Whether the caller may choose who sees it: the board, for a report of an association where owners may see reports. */
  may_set_visibility: boolean().required(),
  /** The action item that the report was joined to, because it is about the same; null for an action item that stands alone. */
  joined_to: namedTodo.defined().nullable(),
  /** The reports that were joined to it, the first one first, for the board; empty for others. */
  joined_reports: array(namedTodo).required(),
  /** The number of members who reported it, with those of the reports that were joined to it. */
  reporter_count: number().integer().required(),
  /** Whether the caller may join it to another action item: the board, for an open report that the provider has not taken over. */
  may_join: boolean().required(),
  /** Whether the caller may undo that it is joined to another action item: the board. */
  may_undo_join: boolean().required(),
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
  /** Only the action items that the caller reported, or that the caller follows. */
  mine: string().oneOf(todoRelations),
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
