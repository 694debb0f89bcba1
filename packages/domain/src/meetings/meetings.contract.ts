import { array, boolean, type InferType, number, object, string } from 'yup';
import { attachedFile, downloadQuery } from '../files/files.contract.ts';
import { day, defineContract, id, listResponse, listQuery } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { meetingsOperations } from './meetings.ts';

/** A meeting as the list shows it. */
export const meetingInList = object({
  /** The id of the meeting, a UUID. */
  id: id().required(),
  /** The start of the meeting. */
  meeting_date: string().datetime().required(),
  /** The end of the meeting; null if it is unknown. */
  ends_at: string().datetime().defined().nullable(),
  /** Whether the day of the meeting is over. */
  is_over: boolean().required(),
  /** Whether the meeting was cancelled: by the provider, or by the board that called it as a second meeting. */
  is_cancelled: boolean().required(),
  /** What the meeting is about, such as `Algemene ledenvergadering`. */
  concerns: string().required(),
  /** The place of the meeting, as plain text; null if it is not known yet. */
  location: string().defined().nullable(),
  /** The address where members attend the meeting online, with `https`; null for a meeting in one place. */
  online_url: string().defined().nullable(),
  /** The number of files of the meeting. */
  document_count: number().integer().required(),
});

/** Another meeting, by its name. */
const namedMeeting = object({
  /** The id of the meeting, a UUID. */
  id: id().required(),
  /** What the meeting is about. */
  concerns: string().required(),
  /** The start of the meeting. */
  meeting_date: string().datetime().required(),
});

/** A meeting with all its fields. */
export const meeting = meetingInList.shape({
  /** Whether the meeting has begun. Until then members say whether they come. */
  has_begun: boolean().required(),
  /** The day from which the budget of the meeting holds, such as `2027-01-01`; null if it is unknown. */
  budget_effective_date: day().defined().nullable(),
  /** The client (opdrachtgever) for whom the meeting is held; null if it is unknown. */
  client: string().defined().nullable(),
  /** The name of the person who leads the meeting (vergadercoach); null if it is unknown. */
  meeting_coach: string().defined().nullable(),
  /** The day on which the invitation was sent, such as `2026-06-10`; null if it is unknown. */
  sent_date: day().defined().nullable(),
  /** Whether the members were convened: `sent_date` is today or earlier. A change of the agenda is shown from then on. */
  is_convened: boolean().required(),
  /** Whether it is a second meeting, which decides without a quorum if the rules of the association say so. */
  is_second: boolean().required(),
  /** The meeting whose items the second meeting decides about; null for others, and if it is unknown. */
  first_meeting: namedMeeting.defined().nullable(),
  /** Why the board cancelled the second meeting that it called; null for other meetings. */
  cancel_reason: string().defined().nullable(),
  /** The second meeting that was called because this one lacked a quorum; null if there is none. */
  second_meeting: namedMeeting.defined().nullable(),
  /** The files of the meeting, such as the agenda and the minutes. `downloadDocument` sends one. */
  documents: array(attachedFile).required(),
});

/** The URL of a member's calendar feed. Everyone who has the URL can read the meetings. */
// The schema does not use yup's `url()`, because that rejects URLs on localhost.
export const calendarFeed = object({
  /** The secret URL, with the key of the member. `renewCalendarFeed` ends it and makes another. */
  address: string().required(),
});

export type MeetingInList = InferType<typeof meetingInList>;
export type Meeting = InferType<typeof meeting>;
export type CalendarFeed = InferType<typeof calendarFeed>;

export const meetingsQuery = object({
  ...listQuery(['meeting_date']),
  /** The period of the meetings. A meeting is upcoming until the day of the meeting is over. */
  period: string().oneOf(['upcoming', 'past'] as const),
  /** Only the meetings whose start is in this year, in the Netherlands. */
  year: number().integer().min(1800).max(2200),
  /** Only the meetings that were cancelled, or only the others. Without it, the list has both. */
  is_cancelled: boolean(),
}).exact();

export const calendarFeedQuery = object({
  /** The secret of the member in the URL of the feed. */
  key: string().max(200).required(),
}).exact();

export const shapes = {
  listMeetings: { query: meetingsQuery, response: listResponse(meetingInList) },
  /** The years that have meetings, in descending order. */
  listYears: {
    response: object({
      /** The years, newest first. */
      data: array(number().integer().required()).required(),
    }),
  },
  getMeeting: { response: meeting, errors: ['not_found'] },
  downloadCalendar: { sends: 'calendar', errors: ['not_found'] },
  downloadZip: { sends: 'zip', errors: ['not_found', 'file_missing'] },
  downloadDocument: { sends: 'file', query: downloadQuery, errors: ['not_found', 'file_missing'] },
  getThumbnail: { sends: 'thumbnail', errors: ['not_found', 'file_missing'] },
  getCalendarFeed: { response: calendarFeed, errors: ['forbidden'] },
  renewCalendarFeed: { response: calendarFeed, errors: ['forbidden'] },
  downloadCalendarFeed: {
    sends: 'calendar',
    query: calendarFeedQuery,
    errors: ['not_found', 'too_many_requests'],
  },
} as const satisfies Shapes;

export const meetingsContract = defineContract(meetingsOperations, shapes);

export type MeetingsQuery = InferType<typeof meetingsQuery>;
