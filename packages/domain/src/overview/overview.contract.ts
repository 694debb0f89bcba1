import { array, number, object, string, type InferType, type Schema } from 'yup';
import { mediaItem } from '../archive/media-item.contract.ts';
import { invoiceInList } from '../invoices/invoice.contract.ts';
import { meetingInList } from '../meetings/meeting.contract.ts';
import { todoInList } from '../todos/todo.contract.ts';
import { defineContract, type Shapes } from '../wire/index.ts';
import { overviewOperations } from './overview.operations.ts';

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
  documents: newest(mediaItem).defined().nullable(),
  /** The parts that failed. */
  failed: array(string().oneOf(overviewParts).required()).required(),
});

const shapes = {
  getOverview: { query: overviewQuery, answer: overview },
} as const satisfies Shapes;

export type OverviewShapes = typeof shapes;

export const overviewContract = defineContract(overviewOperations, shapes);

export type OverviewContract = typeof overviewContract;
export type Overview = InferType<typeof overview>;
export type OverviewPart = (typeof overviewParts)[number];
