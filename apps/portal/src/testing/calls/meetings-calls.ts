import { dutchTime, formatLongDate } from '@mijn/domain/formats';
import { LIST_PAGE_SIZE } from '@mijn/domain/limits';
import type { Meeting, MeetingInList } from '@mijn/domain/meetings';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import type { HttpHandler } from 'msw';
import { mockCall, Refusal } from './mock-call.ts';

/** Returns a meeting as it is in the response of a list. */
export const meetingInList = (meeting: Meeting): MeetingInList => {
  const { id, meeting_date, ends_at, is_over, is_cancelled, concerns, location, document_count } = meeting;
  return { id, meeting_date, ends_at, is_over, is_cancelled, concerns, location, document_count };
};

const yearOf = ({ meeting_date }: Meeting): number => Number(dutchTime(meeting_date).slice(0, 4));

const searchedText = ({ meeting_date, concerns, location, documents }: Meeting): string =>
  [formatLongDate(dutchTime(meeting_date)), concerns, location, ...documents.map(({ name }) => name)]
    .join(' ')
    .toLowerCase();

/**
 * Returns the meetings that match the filters of a query, sorted by date: upcoming meetings ascending, past
 * meetings descending.
 */
function filtered(meetings: readonly Meeting[], query: URLSearchParams): Meeting[] {
  const words = (query.get('q') ?? '').toLowerCase().split(' ');
  const [year, isPast] = [query.get('year'), query.get('period') === 'past'];
  return meetings
    .filter(
      (meeting) =>
        meeting.is_over === isPast &&
        (!year || yearOf(meeting) === Number(year)) &&
        words.every((word) => searchedText(meeting).includes(word)),
    )
    .toSorted((one, other) => (isPast ? -1 : 1) * one.meeting_date.localeCompare(other.meeting_date));
}

/**
 * Returns mocked calls of the meetings of an association and of a calendar feed. Each renewal of the feed
 * changes its key.
 */
export function meetingsCalls(meetings: readonly Meeting[]): HttpHandler[] {
  let generation = 1;
  const feed = () => ({
    address: `https://mijn.waterpas.example/api/calendar-feed/meetings.ics?key=sleutel-${generation}`,
  });
  return [
    mockCall(meetingsContract.listMeetings, ({ query }) => {
      const shown = filtered(meetings, query);
      const page = Number(query.get('page') ?? 1);
      const perPage = Number(query.get('per_page') ?? LIST_PAGE_SIZE);
      return {
        data: shown.slice((page - 1) * perPage, page * perPage).map(meetingInList),
        meta: { page, per_page: perPage, total: shown.length },
      };
    }),
    mockCall(meetingsContract.listYears, () => ({
      data: [...new Set(meetings.map(yearOf))].toSorted((one, other) => other - one),
    })),
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
