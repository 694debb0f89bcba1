import type { AttachedFile } from '@mijn/domain/files';
import { formatDate, formatLongDate, dutchTime } from '@mijn/domain/formats';
import { isOver, type Meeting, type MeetingInList } from '@mijn/domain/meetings';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import type { HttpHandler } from 'msw';
import { Refusal } from '../call/refusal.ts';
import { inOrder, isInYear, keepRows, pageOf, searchedPage, yearOf } from '../call/rows.ts';
import { aHit, searchOf } from '../call/search.ts';
import { shareBetweenMocks } from '../call/share.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { aFile } from '../provider/files.ts';
import { idOf } from '../provider/ids.ts';
import type { Place } from '../provider/place.ts';
import { handlers, locations } from '../provider/words.ts';

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
    ...own,
    documents,
    document_count: documents.length,
  };
}

export const meetingInList = (meeting: Meeting): MeetingInList => {
  const { id, meeting_date, ends_at, is_over, is_cancelled, concerns, location } = meeting;
  const { online_url, document_count } = meeting;
  return {
    id,
    meeting_date,
    ends_at,
    is_over,
    is_cancelled,
    concerns,
    location,
    online_url,
    document_count,
  };
};

/** The days from today of the meetings: two upcoming ones, and one each half year before. */
const days = [19, 131, -163, -345, -527, -709, -891, -1073];

const eightMeetings = ({ random, day, moment, rows }: Place): Meeting[] =>
  rows(days.length, (number, index) => {
    const at = (days[index] ?? 0) + random.int(-6, 6);
    const date = formatDate(day(at));
    const paper = (place: number, name: string) =>
      aMeetingDocument(number * 10 + place, {
        name: `${name} ${date}.pdf`,
        byte_size: random.int(40, 900) * 1000,
      });
    const isPast = at < 0;
    return aMeeting(number, {
      meeting_date: moment(at, '19:30'),
      ends_at: moment(at, '22:00'),
      is_over: isPast,
      has_begun: isPast,
      is_cancelled: index === 1 && random.chance(0.3),
      concerns: random.chance(0.75) ? 'Algemene ledenvergadering' : 'Extra ledenvergadering',
      location: random.pick(locations),
      online_url: index === 0 ? 'https://vergaderen.example.nl/alv' : null,
      budget_effective_date: random.chance(0.5) ? `${Number(day(at).slice(0, 4)) + 1}-01-01` : null,
      client: 'Bestuur',
      meeting_coach: random.pick(handlers),
      sent_date: at < 30 ? day(at - 21) : null,
      is_convened: at <= 21,
      documents: [
        ...(at < 30 ? [paper(1, 'Uitnodiging en agenda ALV')] : []),
        ...(isPast ? [paper(2, 'Notulen ALV')] : []),
      ],
    });
  });

const textOf = ({ meeting_date, concerns, location, documents }: Meeting): string =>
  [formatLongDate(dutchTime(meeting_date)), concerns, location, ...documents.map(({ name }) => name)].join(
    ' ',
  );

function eventOf({ id, meeting_date, concerns }: Meeting): string {
  const start = meeting_date.replaceAll(/[-:]|\.\d+/gu, '');
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${start}`,
    `DTSTART:${start}`,
    `SUMMARY:${concerns}`,
    'END:VEVENT',
  ].join('\r\n');
}

type MeetingRows = ReturnType<typeof keepRows<Meeting>>;

const shared = shareBetweenMocks<MeetingRows>();

/** Records that the board convened the members of a meeting on a day. An earlier day stays. */
export function convene(place: Place, meeting_id: string, day: string): void {
  const rows = shared.find(place);
  const meeting = rows?.find(meeting_id);
  if (!rows || !meeting || meeting instanceof Refusal) return;
  const { sent_date } = meeting;
  rows.change(meeting_id, {
    is_convened: true,
    sent_date: sent_date !== null && sent_date < day ? sent_date : day,
  });
}

function respond(rows: MeetingRows): Responders<typeof meetingsContract> {
  let generation = 1;
  const feed = () => ({
    address: `https://mijn.waterpas.example/api/calendar-feed/meetings.ics?key=sleutel-${generation}`,
  });
  const meetingOf = (id: string, textOfFound: (meeting: Meeting) => string | undefined) => {
    const meeting = rows.find(id);
    return meeting instanceof Refusal ? meeting : (textOfFound(meeting) ?? new Refusal('not_found'));
  };
  const document = ({ params }: { params: { meeting_id: string; document_id: string } }) =>
    meetingOf(
      params.meeting_id,
      ({ documents }) => documents.find(({ id }) => id === params.document_id)?.name,
    );
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
    downloadCalendar: ({ params }) => meetingOf(params.meeting_id, eventOf),
    downloadCalendarFeed: ({ query }) =>
      query.get('key') === `sleutel-${generation}`
        ? rows.all().map(eventOf).join('\r\n')
        : new Refusal('not_found'),
    downloadZip: ({ params }) => meetingOf(params.meeting_id, ({ concerns }) => concerns),
    downloadDocument: document,
    getThumbnail: document,
  };
}

export const meetingsCalls = (meetings: readonly Meeting[]): HttpHandler[] =>
  callsOf(meetingsContract, respond(keepRows(meetings)));

export const meetingsMock = defineMock({
  contract: meetingsContract,
  isPublic: ['downloadCalendarFeed'],
  generate: (place) => shared.share(place, keepRows(eightMeetings(place))),
  respond,
  search: searchOf(
    'meetings',
    (ask, query) => ask(meetingsContract.listMeetings, query),
    ({ id, concerns, meeting_date, is_cancelled }) => aHit(id, concerns, meeting_date, { is_cancelled }),
  ),
});
