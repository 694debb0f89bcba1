import { array, boolean, type InferType, number, object, string } from 'yup';
import {
  PLACE_LENGTH_MAX,
  REACTION_TEXT_LENGTH_MAX,
  REPORT_TEXT_LENGTH_MAX,
  REPORT_WORDS_MIN,
  SEARCH_TEXT_LENGTH_MAX,
} from '../limits/limits.ts';
import { photosOfEntry } from '../timeline/timeline.contract.ts';
import { todo, todoInList } from '../todos/todos.contract.ts';
import { SUBJECT_LENGTH_MAX, todoStates } from '../todos/todos.ts';
import { day, defineContract, id } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { countWords, reportsOperations, reportVisibilities } from './reports.ts';

const line = (max: number) =>
  string()
    .trim()
    .max(max)
    .matches(/^\P{Cc}*$/u);

/** The fields of a report that its reporter writes. */
const written = {
  /** What is wrong, as plain text of at least three words. */
  text: string()
    .trim()
    .max(REPORT_TEXT_LENGTH_MAX)
    .required()
    .test(
      'too_few_words',
      (text) => text === undefined || text === '' || countWords(text) >= REPORT_WORDS_MIN,
    ),
  /** The subject, which is one line of plain text. */
  subject: line(SUBJECT_LENGTH_MAX).required(),
  /** The place of the defect, such as a part of the building. */
  place: line(PLACE_LENGTH_MAX).required(),
};

export const reportTextsForm = object(written);

export const reportForm = object({
  ...written,
  /** The photos in their order. */
  photos: photosOfEntry(),
  /** The id of a video that the caller uploaded; null for none. */
  video_id: id().defined().nullable(),
}).exact();

export const reportOptions = object({
  /** The places that the action items of the association name most often, the most frequent first. */
  places: array(string().required()).required(),
  /** The address of the apartment of the caller, such as `Kadestraat 43`; null if the provider does not have it. */
  address: string().defined().nullable(),
  /** Whether the other owners see a report at once, after the board or the provider has shown it, or never. */
  visibility: string().oneOf(reportVisibilities).required(),
});

export const similarQuery = object({
  /** What is wrong, or its subject. The call counts as a search. */
  q: string().trim().max(SEARCH_TEXT_LENGTH_MAX).required(),
  /** The place of the defect. */
  place: string().trim().max(PLACE_LENGTH_MAX),
}).exact();

/** An open action item that may be about the same defect. */
export const similarTodo = todoInList.shape({
  /** The place; null if it is not known. */
  concerns: string().defined().nullable(),
  /** The day for which the work is planned; null if there is none. */
  planned_on: day().defined().nullable(),
  /** Whether the caller follows it. */
  is_followed: boolean().required(),
  /** The number of members who follow it. */
  follower_count: number().integer().required(),
});

/** The number of reports of one state, by the time since they were made. */
const stateCount = object({
  /** The state. */
  state: string().oneOf(todoStates).required(),
  /** The reports of the last seven days. */
  week: number().integer().required(),
  /** The reports of the last thirty days that are older than a week. */
  month: number().integer().required(),
  /** The older reports. */
  older: number().integer().required(),
});

/** The reports of one group in the last twelve months. */
const reportGroup = object({
  /** The name of the group. */
  group: string().required(),
  /** The number of reports. */
  report_count: number().integer().required(),
  /** The median number of days until the first reply of the board or the provider; null without a reply. */
  reply_days: number().defined().nullable(),
  /** The median number of days until the work was done; null if nothing is done yet. */
  done_days: number().defined().nullable(),
});

/** A report that waits for a reply of the board or the provider. */
const waitingReport = todoInList.shape({
  /** The time of the report, in UTC. */
  reported_at: string().datetime().required(),
});

export const reportSummary = object({
  /** The numbers of reports by state. Those that are done or rejected count for twelve months. */
  states: array(stateCount).required(),
  /** The groups with reports in the last twelve months, the group with most reports first. */
  groups: array(reportGroup).required(),
  /** The open reports without a reply, the oldest first; at most ten. */
  waiting: array(waitingReport).required(),
  /** The number of all open reports without a reply. */
  waiting_count: number().integer().required(),
});

export const visibilityBody = object({
  /** Whether all owners see the report. */
  is_visible_to_owners: boolean().required(),
}).exact();

export const rejectBody = object({
  /** Why the report is not for the association, for its reporter. */
  text: string().trim().max(REACTION_TEXT_LENGTH_MAX).required(),
}).exact();

export const joinBody = object({
  /** The id of the open action item of the association that is about the same. */
  target_id: id().required(),
}).exact();

export const shapes = {
  createReport: {
    body: reportForm,
    response: todo,
    status: 201,
    errors: ['too_many_reports'],
  },
  getReportOptions: { response: reportOptions },
  listSimilar: {
    query: similarQuery,
    response: object({
      /** The action items, the most similar first; at most three. */
      data: array(similarTodo).required(),
    }),
  },
  getReportSummary: { response: reportSummary, errors: ['forbidden'] },
  setReportVisibility: { body: visibilityBody, response: todo, errors: ['forbidden', 'not_found'] },
  rejectReport: { body: rejectBody, response: todo, errors: ['forbidden', 'not_found', 'conflict'] },
  undoRejection: { response: todo, errors: ['forbidden', 'not_found', 'conflict'] },
  joinReport: {
    body: joinBody,
    response: todo,
    errors: ['forbidden', 'not_found', 'conflict', 'too_many_joined'],
  },
  undoJoin: { response: todo, errors: ['forbidden', 'not_found'] },
} as const satisfies Shapes;

export const reportsContract = defineContract(reportsOperations, shapes);

export type ReportForm = InferType<typeof reportForm>;
export type ReportOptions = InferType<typeof reportOptions>;
export type ReportVisibility = (typeof reportVisibilities)[number];
export type SimilarQuery = InferType<typeof similarQuery>;
export type SimilarTodo = InferType<typeof similarTodo>;
export type ReportSummary = InferType<typeof reportSummary>;
