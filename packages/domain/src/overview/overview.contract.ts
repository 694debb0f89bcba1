import { array, number, object, string, type InferType, type Schema } from 'yup';
import { archiveDocument } from '../archive/archive.contract.ts';
import { invoiceInList } from '../invoices/invoices.contract.ts';
import { meetingInList } from '../meetings/meetings.contract.ts';
import { todoInList } from '../todos/todos.contract.ts';
import { defineContract } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { overviewOperations } from './overview.ts';

export const overviewParts = ['todos', 'meetings', 'invoices', 'documents'] as const;

/** Comma-separated names of parts, for who asks again for what failed; all of them where it is not said. */
export const overviewQuery = object({
  parts: string().matches(/^(todos|meetings|invoices|documents)(,(todos|meetings|invoices|documents))*$/u),
}).exact();

/** The first rows of a list, and how many there are in all. */
function newest<Item extends Schema>(item: Item) {
  return object({ data: array(item).required(), total: number().integer().required() });
}

/** A part is null when it was not asked for, does not exist for this member, or failed. */
export const overview = object({
  /** The open ones, newest first. */
  todos: newest(todoInList).defined().nullable(),
  /** The next ones. */
  meetings: newest(meetingInList).defined().nullable(),
  /** Those to check, the oldest first; for checkers only. */
  invoices: newest(invoiceInList).defined().nullable(),
  documents: newest(archiveDocument).defined().nullable(),
  /** The parts that failed. */
  failed: array(string().oneOf(overviewParts).required()).required(),
});

export const shapes = {
  getOverview: { query: overviewQuery, answer: overview },
} as const satisfies Shapes;

export const overviewContract = defineContract(overviewOperations, shapes);

export type Overview = InferType<typeof overview>;
export type OverviewPart = (typeof overviewParts)[number];
