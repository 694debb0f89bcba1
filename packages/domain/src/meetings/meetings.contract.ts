import { array, boolean, type InferType, number, object, string } from 'yup';
import { attachedFile, downloadQuery } from '../files/files.contract.ts';
import { day, defineContract, id, listAnswer, listQuery } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { meetingsOperations } from './meetings.ts';

/** A meeting as the list shows it. */
export const meetingInList = object({
  id: id().required(),
  /** When it begins. */
  meeting_date: string().datetime().required(),
  /** When it ends; null when nobody said. */
  ends_at: string().datetime().defined().nullable(),
  /** Whether the day that it was held on is over. */
  is_over: boolean().required(),
  concerns: string().required(),
  location: string().defined().nullable(),
  document_count: number().integer().required(),
});

/** A meeting with all its fields (specification §3). */
export const meeting = meetingInList.shape({
  budget_effective_date: day().defined().nullable(),
  client: string().defined().nullable(),
  meeting_coach: string().defined().nullable(),
  sent_date: day().defined().nullable(),
  documents: array(attachedFile).required(),
});

/** Where a member's calendar program finds the meetings: whoever has the address can read them. */
// Not `url()`, to which an address at localhost is none.
export const calendarFeed = object({ address: string().required() });

export type MeetingInList = InferType<typeof meetingInList>;
export type Meeting = InferType<typeof meeting>;
export type CalendarFeed = InferType<typeof calendarFeed>;

export const meetingsQuery = object({
  ...listQuery(['meeting_date']),
  /** A meeting is upcoming until the day that it is held is over. */
  period: string().oneOf(['upcoming', 'past'] as const),
  year: number().integer().min(1800).max(2200),
}).exact();

export const calendarFeedQuery = object({ key: string().max(200).required() }).exact();

export const shapes = {
  listMeetings: { query: meetingsQuery, answer: listAnswer(meetingInList) },
  /** The years that have meetings, the last one first. */
  listYears: { answer: object({ data: array(number().integer().required()).required() }) },
  getMeeting: { answer: meeting, errors: ['not_found'] },
  downloadCalendar: { errors: ['not_found'] },
  downloadZip: { errors: ['not_found'] },
  downloadDocument: { query: downloadQuery, errors: ['not_found'] },
  getThumbnail: { errors: ['not_found'] },
  getCalendarFeed: { answer: calendarFeed, errors: ['forbidden'] },
  renewCalendarFeed: { answer: calendarFeed, errors: ['forbidden'] },
  downloadCalendarFeed: { query: calendarFeedQuery, errors: ['not_found', 'too_many_requests'] },
} as const satisfies Shapes;

export const meetingsContract = defineContract(meetingsOperations, shapes);

export type MeetingsQuery = InferType<typeof meetingsQuery>;
