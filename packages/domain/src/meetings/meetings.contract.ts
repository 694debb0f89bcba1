import { array, number, object, string, type InferType } from 'yup';
import { downloadQuery } from '../files/download.contract.ts';
import { defineContract, type Shapes } from '../wire/index.ts';
import { listAnswer, listQuery } from '../wire/list.contract.ts';
import { calendarFeed, meeting, meetingInList } from './meeting.contract.ts';
import { meetingsOperations } from './meetings.operations.ts';

export { meeting, meetingInList };

export const meetingsQuery = object({
  ...listQuery(['meeting_date']),
  /** A meeting is upcoming until the day that it is held is over. */
  period: string().oneOf(['upcoming', 'past'] as const),
  year: number().integer().min(1800).max(2200),
}).exact();

export const calendarFeedQuery = object({ key: string().max(200).required() }).exact();

const shapes = {
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

export type MeetingsShapes = typeof shapes;

export const meetingsContract = defineContract(meetingsOperations, shapes);

export type MeetingsContract = typeof meetingsContract;
export type MeetingsQuery = InferType<typeof meetingsQuery>;
