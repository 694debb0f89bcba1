import { array, boolean, number, object, string, type InferType, type Schema } from 'yup';
import { archiveDocument } from '../archive/archive.contract.ts';
import { attendance } from '../attendance/attendance.contract.ts';
import { attachedFile } from '../files/files.contract.ts';
import { invoiceSummary } from '../invoices/invoices.contract.ts';
import { meetingInList } from '../meetings/meetings.contract.ts';
import { OVERVIEW_DOCUMENTS_MAX, ITEM_EXCERPT_LENGTH_MAX } from '../limits/limits.ts';
import { todoInList } from '../todos/todos.contract.ts';
import { defineContract, id } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { overviewOperations, itemParts } from './overview.ts';

export const overviewParts = [
  'todos',
  'reports',
  'waiting_reports',
  'meetings',
  'attendance',
  'invoices',
  'documents',
  ...itemParts,
] as const;

const partNames = overviewParts.join('|');

/** `parts` contains comma-separated names, so that the client can retry failed parts. */
export const overviewQuery = object({
  /** The names of the parts to return, separated by commas, such as those that failed. Without it, all parts. */
  parts: string().matches(new RegExp(`^(${partNames})(,(${partNames}))*$`, 'u')),
}).exact();

function rowsAndTotal<Item extends Schema>(item: Item) {
  return object({
    /** The first rows. */
    data: array(item).required(),
    /** The number of all rows, of which `data` has the first. */
    total: number().integer().required(),
  });
}

/** The newest item of a section. */
export const overviewItem = object({
  /** The id of the album, newsletter, message or news item, a UUID. */
  id: id().required(),
  /** The name of the album, otherwise the subject. */
  title: string().required(),
  /** The begin of the text, without markup; empty for an item without text. */
  excerpt: string().max(ITEM_EXCERPT_LENGTH_MAX).defined(),
  /** The picture of the item: the id of the photo or of the document; null if it has none. */
  picture_id: id().defined().nullable(),
  /** The time at which it appeared, in UTC. */
  published_at: string().datetime().required(),
});

const newestItem = () =>
  object({
    /** The newest item; empty if there is none. */
    data: array(overviewItem).max(1).required(),
  });

/** The overview. A part is null if it was not requested, does not exist for this member, or failed. */
export const overview = object({
  /** The open action items, newest first. */
  todos: rowsAndTotal(todoInList).defined().nullable(),
  /** The reports of the caller that are not done, newest first. */
  reports: rowsAndTotal(todoInList).defined().nullable(),
  /** The reports that the board has not looked at yet, the oldest first; null for members who are not of the board. */
  waiting_reports: rowsAndTotal(todoInList).defined().nullable(),
  /**
   * The next meeting with its first documents, after the first cancelled meeting before it, if there is one. The total
   * counts the planned meetings only.
   */
  meetings: rowsAndTotal(meetingInList)
    .shape({
      /** The first documents of the next meeting. */
      documents: array(attachedFile).max(OVERVIEW_DOCUMENTS_MAX).required(),
    })
    .defined()
    .nullable(),
  /** What the caller said about the next planned meeting; null without one. */
  attendance: attendance
    .shape({
      /** The id of the meeting, a UUID. */
      meeting_id: id().required(),
      /** Whether the meeting has a link to attend it online. */
      is_online: boolean().required(),
      /** Whether the caller can give a proxy for the meeting. */
      may_give_proxy: boolean().required(),
      /** The number of proxies that wait for an answer of the caller. */
      offered_proxies: number().integer().required(),
    })
    .defined()
    .nullable(),
  /** The invoices that wait for a decision of the caller, oldest first; null for members who are not checkers. */
  invoices: rowsAndTotal(invoiceSummary)
    .shape({
      /** The number of these invoices that another checker agrees with already, so that the caller is the second. */
      second_checks: number().integer().required(),
    })
    .defined()
    .nullable(),
  /** The newest documents of the archive, with the number of all. */
  documents: rowsAndTotal(archiveDocument).defined().nullable(),
  /** The newest album. */
  albums: newestItem().defined().nullable(),
  /** The newest newsletter that has appeared. */
  newsletters: newestItem().defined().nullable(),
  /** The newest message of the bulletin board. */
  bulletin_board: newestItem().defined().nullable(),
  /** The newest item of the provider's news. */
  news: newestItem().defined().nullable(),
  /** The parts that failed. */
  failed: array(string().oneOf(overviewParts).required()).required(),
});

export const shapes = {
  getOverview: { query: overviewQuery, response: overview },
} as const satisfies Shapes;

export const overviewContract = defineContract(overviewOperations, shapes);

export type Overview = InferType<typeof overview>;
export type OverviewItem = InferType<typeof overviewItem>;
export type OverviewPart = (typeof overviewParts)[number];
