import { array, boolean, number, object, string, type InferType } from 'yup';
import { attachedFile } from '../files/attached-file.contract.ts';
import { day } from '../wire/day.ts';
import { id } from '../wire/id.ts';

/** An action item as the list shows it (decisions §6). */
export const todoInList = object({
  id: id().required(),
  internal_reference: string().required(),
  description: string().required(),
  group: string().required(),
  handler: string().defined().nullable(),
  start_date: day().required(),
  is_done: boolean().required(),
});

/** A part of the work of an action item. */
export const task = object({
  id: id().required(),
  description: string().required(),
  handler: string().defined().nullable(),
  is_done: boolean().required(),
});

/** An action item, whole (specification §3). */
export const todo = todoInList.shape({
  external_reference: string().defined().nullable(),
  concerns: string().defined().nullable(),
  reporter: string().defined().nullable(),
  tasks: array(task).required(),
  attachments: array(attachedFile).required(),
});

/** A group that action items are in, with how many. */
export const todoGroup = object({
  group: string().required(),
  open_count: number().integer().required(),
  todo_count: number().integer().required(),
});

export type TodoInList = InferType<typeof todoInList>;
export type Todo = InferType<typeof todo>;
export type TodoGroup = InferType<typeof todoGroup>;
