import { array, number, object, string, type InferType, type Schema } from 'yup';
import { archiveDocument } from '../archive/archive.contract.ts';
import { invoiceInList } from '../invoices/invoices.contract.ts';
import { meetingInList } from '../meetings/meetings.contract.ts';
import { todoInList } from '../todos/todos.contract.ts';
import { defineContract } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { overviewOperations } from './overview.ts';

export const overviewParts = ['todos', 'meetings', 'invoices', 'documents'] as const;

/**
 * The query of the overview. `parts` contains comma-separated names, so that the client can retry failed
 * parts; without it, the response has all parts.
 */
export const overviewQuery = object({
  parts: string().matches(/^(todos|meetings|invoices|documents)(,(todos|meetings|invoices|documents))*$/u),
}).exact();

/** Creates the schema of the first rows of a list, with the total number of rows. */
function newest<Item extends Schema>(item: Item) {
  return object({ data: array(item).required(), total: number().integer().required() });
}

/** The overview. A part is null if it was not requested, does not exist for this member, or failed. */
export const overview = object({
  /** The open action items, newest first. */
  todos: newest(todoInList).defined().nullable(),
  /** The next meetings. */
  meetings: newest(meetingInList).defined().nullable(),
  /** The invoices to check, oldest first; null for members who are not checkers. */
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
