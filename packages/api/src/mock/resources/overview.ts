import { albumsContract } from '@mijn/domain/albums/contract';
import { attendanceContract } from '@mijn/domain/attendance/contract';
import { archiveContract } from '@mijn/domain/archive/contract';
import { messagesContract } from '@mijn/domain/messages/contract';
import type { InvoiceSummary } from '@mijn/domain/invoices';
import { invoicesContract } from '@mijn/domain/invoices/contract';
import { OVERVIEW_DOCUMENTS_MAX, ITEM_EXCERPT_LENGTH_MAX } from '@mijn/domain/limits';
import type { MeetingInList } from '@mijn/domain/meetings';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import { newsContract } from '@mijn/domain/news/contract';
import { newslettersContract } from '@mijn/domain/newsletters/contract';
import type { Overview, OverviewPart, OverviewItem } from '@mijn/domain/overview';
import { overviewContract, overviewParts } from '@mijn/domain/overview/contract';
import type { Proxy } from '@mijn/domain/proxies';
import { proxiesContract } from '@mijn/domain/proxies/contract';
import { reportsContract } from '@mijn/domain/reports/contract';
import { canCheckInvoices, isBoardMember } from '@mijn/domain/roles';
import { todosContract } from '@mijn/domain/todos/contract';
import type { HttpHandler } from 'msw';
import type { Ask, Member } from '../call/member.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';

/** The data of each part of the overview. Null for a part that the member can't see. */
export type OverviewData = Pick<Overview, OverviewPart>;

const partOf = <T>({ data, meta }: { data: T[]; meta: { total: number } }) => ({ data, total: meta.total });

const partWith = (
  id: string,
  title: string,
  published_at: string | null,
  own: Partial<OverviewItem> = {},
) => ({
  data: published_at === null ? [] : [{ id, title, excerpt: '', picture_id: null, published_at, ...own }],
});

const isHalfApprovedByOther = ({ approvals, is_approved_by_you }: InvoiceSummary): boolean =>
  approvals > 0 && !is_approved_by_you;

async function nextAttendance(ask: Ask, { id: meeting_id, online_url }: MeetingInList) {
  const said = await ask(attendanceContract.getAttendance, {}, { meeting_id });
  const { data, terms } = await ask(proxiesContract.listProxies, {}, { meeting_id });
  const isOffered = ({ relation, state }: Proxy) => relation === 'holder' && state === 'offered';
  return {
    ...said,
    meeting_id,
    is_online: online_url !== null,
    may_give_proxy: terms.obstacle === null,
    offered_proxies: data.filter(isOffered).length,
  };
}

async function waitingReports(ask: Ask) {
  const { waiting, waiting_count } = await ask(reportsContract.getReportSummary);
  const data = waiting.slice(0, 3).map(({ reported_at: _reported, ...todo }) => todo);
  return { data, total: waiting_count };
}

/** Returns the newest rows of every part, from the lists of the member. */
async function overviewOf({ ask, association }: Member): Promise<OverviewData> {
  const one = { per_page: '1' };
  const reported = { mine: 'reported', is_done: 'false' };
  const meetings = await ask(meetingsContract.listMeetings, { ...one, period: 'upcoming' });
  const [next] = meetings.data;
  const { documents } = next
    ? await ask(meetingsContract.getMeeting, {}, { meeting_id: next.id })
    : { documents: [] };
  const archive = partOf(await ask(archiveContract.listDocuments, { per_page: '4' }));
  const [[album], [newsletter], [message], [item]] = [
    (await ask(albumsContract.listAlbums, one)).data,
    (await ask(newslettersContract.listNewsletters)).data.filter(({ status }) => status === 'published'),
    (await ask(messagesContract.listMessages, one)).data,
    (await ask(newsContract.listItems, one)).data,
  ];
  const excerpt = (text: string) => ({ excerpt: text.slice(0, ITEM_EXCERPT_LENGTH_MAX) });
  return {
    todos: partOf(await ask(todosContract.listTodos, { per_page: '3', is_done: 'false' })),
    reports: partOf(await ask(todosContract.listTodos, { ...reported, per_page: '3' })),
    waiting_reports: isBoardMember(association) ? await waitingReports(ask) : null,
    attendance: next && !next.is_cancelled ? await nextAttendance(ask, next) : null,
    meetings: { ...partOf(meetings), documents: documents.slice(0, OVERVIEW_DOCUMENTS_MAX) },
    invoices: canCheckInvoices(association)
      ? await ask(invoicesContract.listInvoices, { per_page: '3', is_checked: 'false' }).then(
          ({ data, meta }) => ({
            data: data.map(
              ({ signals: _signals, returned: _returned, is_overdue: _overdue, ...invoice }) => invoice,
            ),
            total: meta.total,
            second_checks: data.filter(isHalfApprovedByOther).length,
          }),
        )
      : null,
    documents: { ...archive, data: archive.data.map(({ match: _match, ...document }) => document) },
    albums: album
      ? partWith(album.id, album.name, album.created_at, { picture_id: album.cover?.id ?? null })
      : { data: [] },
    newsletters: newsletter
      ? partWith(newsletter.id, newsletter.subject, newsletter.published_at)
      : { data: [] },
    bulletin_board: message
      ? partWith(message.id, message.subject, message.published_at, excerpt(message.text))
      : { data: [] },
    news: item ? partWith(item.id, item.subject, item.published_at, excerpt(item.text)) : { data: [] },
  };
}

/** The data of an overview, or undefined to derive it from the lists of the member. */
interface Shown {
  data?: OverviewData;
  failing?: readonly OverviewPart[];
}

const EMPTY: OverviewData = {
  todos: null,
  reports: null,
  waiting_reports: null,
  meetings: null,
  attendance: null,
  invoices: null,
  documents: null,
  albums: null,
  newsletters: null,
  bulletin_board: null,
  news: null,
};

const respond = ({ data, failing = [] }: Shown): Responders<typeof overviewContract> => ({
  getOverview: async ({ query, member }) => {
    const shown = data ?? (member ? await overviewOf(member) : EMPTY);
    const asked = query.get('parts')?.split(',');
    const failed = asked ? [] : [...failing];
    const isThere = (part: OverviewPart) => !failed.includes(part) && (asked?.includes(part) ?? true);
    const missing = overviewParts.filter((part) => !isThere(part));
    return { ...shown, ...Object.fromEntries(missing.map((part) => [part, null])), failed };
  },
});

/** Some parts fail at first. A failed part is available when that part is requested separately. */
export const overviewCalls = (data: OverviewData, failing: readonly OverviewPart[] = []): HttpHandler[] =>
  callsOf(overviewContract, respond({ data, failing }));

export const overviewMock = defineMock({ contract: overviewContract, generate: () => ({}), respond });
