import { anAttendance } from '@mijn/api/mock/attendance';
import { idOf } from '@mijn/api/mock/call';
import { meetingInList } from '@mijn/api/mock/meetings';
import { todoInList } from '@mijn/api/mock/todos';
import type { InvoiceSummary } from '@mijn/domain/invoices';
import { OVERVIEW_DOCUMENTS_MAX } from '@mijn/domain/limits';
import type { Meeting } from '@mijn/domain/meetings';
import type { OverviewItem } from '@mijn/domain/overview';
import type { OverviewData } from './calls/overview-calls.ts';
import { asOwnerSees, someDocuments, tooManyDocuments } from './archive-data.ts';
import { LONG_NAME } from './long-name.ts';
import { cancelledMeeting, nextMeeting, tooManyMeetings } from './meetings-data.ts';
import { someTodos, tooManyTodos } from './todos-data.ts';

const invoice = (number: number): InvoiceSummary => ({
  id: idOf(40, number),
  created_at: new Date(Date.UTC(2026, 10, number, 9)).toISOString(),
  name: `F-2026-000${number}`,
  supplier: 'Elektro Maas',
  total_cents: 121_000,
  currency: 'EUR',
  check_status: 'to_check',
  invoice_number: null,
  due_date: null,
  approvals: 0,
  approvals_required: 1,
  is_approved_by_you: false,
});

const anItem = (
  number: number,
  title: string,
  day: string,
  own: Partial<OverviewItem> = {},
): OverviewItem => ({
  id: idOf(44, number),
  title,
  excerpt: '',
  picture_id: null,
  published_at: `2026-11-${day}T09:00:00.000Z`,
  ...own,
});

const stories = {
  albums: { data: [anItem(1, 'Schilderwerk voorgevel, week 46', '20')] },
  newsletters: { data: [anItem(2, 'Najaar op de Kade', '17')] },
  bulletin_board: {
    data: [
      anItem(3, 'Tuindag: wie doet er mee?', '16', {
        excerpt:
          'Zaterdag 28 november maken we samen de binnentuin winterklaar. Koffie staat klaar om 10.00 uur.',
      }),
    ],
  },
  news: {
    data: [
      anItem(4, 'Zo bespaart uw VvE op de energierekening van de hal', '12', {
        excerpt: 'Een ledlamp in de hal verdient zich in een jaar terug.',
      }),
    ],
  },
};

const noItems = {
  albums: { data: [] },
  newsletters: { data: [] },
  bulletin_board: { data: [] },
  news: { data: [] },
};

const longItem = (number: number) => ({
  data: [anItem(number, LONG_NAME.repeat(2), '20', { excerpt: `${LONG_NAME} `.repeat(2).slice(0, 200) })],
});

const openTodos = someTodos.filter(({ is_done }) => !is_done).map(todoInList);
const documents = asOwnerSees(someDocuments).documents.slice(0, 4);

const nextOf = (meetings: readonly Meeting[], total: number) => ({
  data: meetings.slice(0, 1).map(meetingInList),
  total,
  documents: meetings[0]?.documents.slice(0, OVERVIEW_DOCUMENTS_MAX) ?? [],
});

const nothing = { data: [], total: 0 };

const saidNothing = {
  ...anAttendance(),
  meeting_id: nextMeeting.id,
  is_online: false,
  may_give_proxy: false,
  offered_proxies: 0,
};

export const ownersOverview: OverviewData = {
  todos: { data: openTodos, total: 23 },
  reports: nothing,
  waiting_reports: null,
  meetings: nextOf([nextMeeting], 1),
  attendance: saidNothing,
  invoices: null,
  documents: { data: documents, total: 118 },
  ...stories,
};

export const checkersOverview: OverviewData = {
  ...ownersOverview,
  waiting_reports: { data: openTodos.slice(0, 3), total: 4 },
  invoices: { data: [3, 7, 9].map(invoice), total: 12, second_checks: 0 },
};

export const overviewWithCancelled: OverviewData = {
  ...ownersOverview,
  meetings: { ...nextOf([nextMeeting], 1), data: [cancelledMeeting, nextMeeting].map(meetingInList) },
};

export const emptyOverview: OverviewData = {
  todos: nothing,
  reports: nothing,
  waiting_reports: null,
  meetings: nextOf([], 0),
  attendance: null,
  invoices: null,
  documents: nothing,
  ...noItems,
};

export const overfullOverview: OverviewData = {
  todos: { data: tooManyTodos.slice(0, 3).map(todoInList), total: 1204 },
  reports: { data: tooManyTodos.slice(3, 6).map(todoInList), total: 12 },
  waiting_reports: { data: tooManyTodos.slice(6, 9).map(todoInList), total: 1200 },
  meetings: nextOf(tooManyMeetings, 14),
  attendance: { ...saidNothing, meeting_id: tooManyMeetings[0]?.id ?? '', is_online: true },
  invoices: { data: [3, 7, 9].map(invoice), total: 1200, second_checks: 2 },
  documents: { data: tooManyDocuments.documents.slice(0, 4), total: 1200 },
  albums: longItem(1),
  newsletters: longItem(2),
  bulletin_board: longItem(3),
  news: longItem(4),
};
