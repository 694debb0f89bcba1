import { LIST_PAGE_SIZE } from '@mijn/domain/limits';
import type { Meeting, MeetingInList } from '@mijn/domain/meetings';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import type { HttpHandler } from 'msw';
import { isUpcoming } from '../meetings-data.ts';
import { mockCall, Refusal } from './mock-call.ts';

/** A meeting as a list has it. */
export const meetingInList = (meeting: Meeting): MeetingInList => {
  const { id, meeting_date, ends_at, concerns, location, document_count } = meeting;
  return { id, meeting_date, ends_at, concerns, location, document_count };
};

/** The meetings of an association, and a calendar feed that remembers how often it was renewed. */
export function meetingsCalls(meetings: readonly Meeting[]): HttpHandler[] {
  let generation = 1;
  const feed = () => ({
    address: `https://mijn.waterpas.example/api/calendar-feed/meetings.ics?key=sleutel-${generation}`,
  });
  return [
    mockCall(meetingsContract.listMeetings, ({ query }) => {
      const wantsUpcoming = query.get('period') === 'upcoming';
      const direction = query.get('sort') === 'meeting_date' ? 1 : -1;
      const shown = meetings
        .filter((meeting) => isUpcoming(meeting) === wantsUpcoming)
        .toSorted((one, other) => direction * one.meeting_date.localeCompare(other.meeting_date));
      const page = Number(query.get('page') ?? 1);
      const perPage = Number(query.get('per_page') ?? LIST_PAGE_SIZE);
      return {
        data: shown.slice((page - 1) * perPage, page * perPage).map(meetingInList),
        meta: { page, per_page: perPage, total: shown.length },
      };
    }),
    mockCall(
      meetingsContract.getMeeting,
      ({ params }) => meetings.find(({ id }) => id === params.meeting_id) ?? new Refusal('not_found'),
    ),
    mockCall(meetingsContract.getCalendarFeed, feed),
    mockCall(meetingsContract.renewCalendarFeed, () => {
      generation += 1;
      return feed();
    }),
  ];
}
