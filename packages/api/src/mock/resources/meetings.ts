import type { AttachedFile } from '@mijn/domain/files';
import { formatLongDate, dutchTime } from '@mijn/domain/formats';
import { isOver, type Meeting, type MeetingInList } from '@mijn/domain/meetings';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import { inOrder, isInYear, keepRows, pageOf, searchedPage, yearOf } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { aFile, idOf } from '../provider/ids.ts';
import type { Place } from '../provider/place.ts';
import { locations } from '../provider/words.ts';

/** The time that decides which meetings are over, unless a meeting says so itself. */
const NOW = '2026-11-20T12:00:00.000Z';

export const aMeetingDocument = (number: number, own: Partial<AttachedFile> = {}): AttachedFile =>
  aFile(idOf(9, number), {
    name: `Stuk ${number}.pdf`,
    byte_size: 96_000 + number * 1000,
    page_count: 3,
    ...own,
  });

export function aMeeting(number: number, own: Partial<Omit<Meeting, 'document_count'>> = {}): Meeting {
  const { documents = [], meeting_date = '2026-06-10T17:30:00.000Z' } = own;
  return {
    id: idOf(8, number),
    meeting_date,
    ends_at: null,
    concerns: 'Algemene ledenvergadering',
    location: 'Buurthuis De Sluis, Rotterdam',
    online_url: null,
    budget_effective_date: null,
    client: null,
    meeting_coach: null,
    sent_date: null,
    is_convened: (own.sent_date ?? null) !== null,
    is_cancelled: false,
    is_over: isOver(meeting_date, new Date(NOW)),
    has_begun: meeting_date <= NOW,
    is_second: false,
    first_meeting: null,
    second_meeting: null,
    cancel_reason: null,
    ...own,
    documents,
    document_count: documents.length,
  };
}

export function meetingInList(meeting: Meeting): MeetingInList {
  const { id, meeting_date, ends_at, is_over, is_cancelled, concerns, location, online_url } = meeting;
  const dates = { id, meeting_date, ends_at, is_over, is_cancelled };
  return { ...dates, concerns, location, online_url, document_count: meeting.document_count };
}

/** The days from today of the meetings: two upcoming ones, and one each half year before. */
const days = [19, 131, -163, -345, -527, -709, -891, -1073];

const eightMeetings = ({ random, day, moment, rows }: Place): Meeting[] =>
  rows(days.length, (number, index) => {
    const at = (days[index] ?? 0) + random.int(-6, 6);
    const isPast = at < 0;
    return aMeeting(number, {
      meeting_date: moment(at, '19:30'),
      ends_at: moment(at, '22:00'),
      is_over: isPast,
      has_begun: isPast,
      location: random.pick(locations),
      online_url: index === 0 ? 'https://vergaderen.example.nl/alv' : null,
      sent_date: at < 30 ? day(at - 21) : null,
      is_convened: at <= 21,
      documents: [aMeetingDocument(number, { name: `${isPast ? 'Notulen' : 'Agenda'} ALV ${day(at)}.pdf` })],
    });
  });

const textOf = ({ meeting_date, concerns, location, documents }: Meeting): string =>
  [formatLongDate(dutchTime(meeting_date)), concerns, location, ...documents.map(({ name }) => name)].join(
    ' ',
  );

function respond(meetings: readonly Meeting[]): Responders<typeof meetingsContract> {
  const rows = keepRows(meetings);
  let generation = 1;
  const feed = () => ({
    address: `https://mijn.waterpas.example/api/calendar-feed/meetings.ics?key=sleutel-${generation}`,
  });
  return {
    listMeetings: ({ query }) => {
      const period = query.get('period');
      const isCancelled = query.get('is_cancelled');
      const chosen = rows
        .all()
        .filter(
          (meeting) =>
            (!period || meeting.is_over === (period === 'past')) &&
            (!isCancelled || String(meeting.is_cancelled) === isCancelled) &&
            isInYear(meeting.meeting_date, query),
        );
      const sort = period === 'upcoming' ? 'meeting_date' : '-meeting_date';
      return searchedPage(query, (has) => {
        const found = chosen.filter((meeting) => has(textOf(meeting)));
        return pageOf(inOrder(found.map(meetingInList), query, sort), query);
      });
    },
    listYears: () => ({
      data: [...new Set(rows.all().map(({ meeting_date }) => yearOf(meeting_date)))].toSorted(
        (one, other) => other - one,
      ),
    }),
    getMeeting: ({ params }) => rows.find(params.meeting_id),
    getCalendarFeed: feed,
    renewCalendarFeed: () => {
      generation += 1;
      return feed();
    },
  };
}

export const meetingsCalls = (meetings: readonly Meeting[]) => callsOf(meetingsContract, respond(meetings));

export const meetingsMock = defineMock({
  contract: meetingsContract,
  isPublic: ['downloadCalendarFeed'],
  generate: eightMeetings,
  respond,
});
