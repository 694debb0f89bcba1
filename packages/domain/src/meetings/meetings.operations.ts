import { defineOperations } from '../wire/index.ts';
import type { MeetingsShapes } from './meetings.contract.ts';

const meetings = '/associations/{association_id}/meetings';
const meeting = `${meetings}/{meeting_id}` as const;
const document = `${meeting}/documents/{document_id}` as const;

/** The calls of the meetings (decisions §6), and of a member's calendar feed, which holds those of every association. */
export const meetingsOperations = defineOperations<MeetingsShapes>()({
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
