import { daysBetween } from '../formats/days.ts';
import { dutchDay } from '../formats/formats.ts';
import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './meetings.contract.ts';

const meetings = '/associations/{association_id}/meetings';
const meeting = `${meetings}/{meeting_id}` as const;
const document = `${meeting}/documents/{document_id}` as const;

/** The operations of meetings, and of a member's calendar feed, which contains the meetings of all associations of the member. */
export const meetingsOperations = defineOperations<typeof shapes>()({
  /** Returns one page of the meetings. Upcoming meetings come soonest first, other meetings latest first. */
  listMeetings: { method: 'GET', path: meetings },
  /** Returns the years that have meetings. */
  listYears: { method: 'GET', path: `${meetings}/years` },
  /** Returns a meeting with its documents. */
  getMeeting: { method: 'GET', path: meeting },
  /** Downloads a meeting as an iCalendar file. */
  downloadCalendar: { method: 'GET', path: `${meeting}/calendar`, bytes: true },
  /** Downloads all documents of a meeting as one zip. */
  downloadZip: { method: 'GET', path: `${meeting}/zip`, bytes: true },
  /** Downloads a document of a meeting. */
  downloadDocument: { method: 'GET', path: `${document}/file`, bytes: true },
  /** Returns a small picture of the first page of a document of a meeting. */
  getThumbnail: { method: 'GET', path: `${document}/thumbnail`, bytes: true },
  /** Returns the secret URL of the member's calendar feed. Who has the URL can read the meetings. */
  getCalendarFeed: { method: 'GET', path: '/calendar-feed' },
  /** Replaces the secret URL of the calendar feed, so that the former one stops working. */
  renewCalendarFeed: { method: 'POST', path: '/calendar-feed/renew', respondsWith: 'address' },
  /** Returns the meetings of all associations of a member as iCalendar, for calendar programs. The key is the right to read it. */
  downloadCalendarFeed: { method: 'GET', path: '/calendar-feed/meetings.ics', bytes: true },
});

export function isOver(meeting_date: string | Date, now: Date): boolean {
  return dutchDay(meeting_date) < dutchDay(now);
}

/** Returns the number of days until the day of a meeting in Dutch time: 0 today, 1 tomorrow, and less than 0 after it. */
export const daysUntil = (meeting_date: string | Date, now: Date): number =>
  daysBetween(dutchDay(now), dutchDay(meeting_date));

/** Returns whether the members were convened, by the day on which the invitation was sent. @param sentDate null if it is unknown. */
export const isConvened = (sentDate: string | null, now: Date): boolean =>
  sentDate !== null && sentDate <= dutchDay(now);

export type * from './meetings.contract.ts';
