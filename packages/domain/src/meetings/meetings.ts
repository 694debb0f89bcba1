import { dutchDay } from '../formats/formats.ts';
import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './meetings.contract.ts';

const meetings = '/associations/{association_id}/meetings';
const meeting = `${meetings}/{meeting_id}` as const;
const document = `${meeting}/documents/{document_id}` as const;

/**
 * The operations of meetings (decisions §6), and of a member's calendar feed, which contains the meetings of
 * all associations of the member.
 */
export const meetingsOperations = defineOperations<typeof shapes>()({
  listMeetings: { method: 'GET', path: meetings },
  listYears: { method: 'GET', path: `${meetings}/years` },
  getMeeting: { method: 'GET', path: meeting },
  downloadCalendar: { method: 'GET', path: `${meeting}/calendar`, bytes: true },
  downloadZip: { method: 'GET', path: `${meeting}/zip`, bytes: true },
  downloadDocument: { method: 'GET', path: `${document}/file`, bytes: true },
  getThumbnail: { method: 'GET', path: `${document}/thumbnail`, bytes: true },
  getCalendarFeed: { method: 'GET', path: '/calendar-feed' },
  renewCalendarFeed: { method: 'POST', path: '/calendar-feed/renew' },
  downloadCalendarFeed: { method: 'GET', path: '/calendar-feed/meetings.ics', bytes: true },
});

/**
 * Returns whether a meeting is past. A meeting is upcoming until its day is over in the Netherlands.
 * @param meeting_date The start of the meeting.
 */
export function isOver(meeting_date: string | Date, now: Date): boolean {
  return dutchDay(meeting_date) < dutchDay(now);
}

export type * from './meetings.contract.ts';
