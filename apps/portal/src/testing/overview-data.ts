import type { InvoiceInList } from '@mijn/domain/invoices';
import type { Overview, OverviewPart } from '@mijn/domain/overview';
import { asOwnerSees, someDocuments, tooManyDocuments } from './archive-data.ts';
import { idOf } from './builders.ts';
import { meetingInList } from './calls/meetings-calls.ts';
import { todoInList } from './calls/todos-calls.ts';
import { nextMeeting, tooManyMeetings } from './meetings-data.ts';
import { someTodos, tooManyTodos } from './todos-data.ts';

/** The data of each part of the overview. Null for a part that the member can't see. */
export type OverviewData = Pick<Overview, OverviewPart>;

const invoice = (number: number): InvoiceInList => ({
  id: idOf(40, number),
  created_at: new Date(Date.UTC(2026, 10, number, 9)).toISOString(),
  name: `F-2026-000${number}`,
  supplier: 'Elektro Maas',
  total_cents: 121_000,
  currency: 'EUR',
  check_status: 'to_check',
});

const openTodos = someTodos.filter(({ is_done }) => !is_done).map(todoInList);
const documents = asOwnerSees(someDocuments).documents.slice(0, 4);

/** The overview of an owner. */
export const ownersOverview: OverviewData = {
  todos: { data: openTodos, total: 23 },
  meetings: { data: [meetingInList(nextMeeting)], total: 1 },
  invoices: null,
  documents: { data: documents, total: 118 },
};

/** The overview of a board member who checks invoices. */
export const checkersOverview: OverviewData = {
  ...ownersOverview,
  invoices: { data: [3, 7, 9].map(invoice), total: 12 },
};

const nothing = { data: [], total: 0 };

/** An overview in which all parts are empty. */
export const emptyOverview: OverviewData = {
  todos: nothing,
  meetings: nothing,
  invoices: null,
  documents: nothing,
};

/** An overview in which all texts have the maximum length. */
export const overfullOverview: OverviewData = {
  todos: { data: tooManyTodos.slice(0, 3).map(todoInList), total: 1204 },
  meetings: { data: tooManyMeetings.slice(0, 1).map(meetingInList), total: 14 },
  invoices: { data: [3, 7, 9].map(invoice), total: 1200 },
  documents: { data: tooManyDocuments.documents.slice(0, 4), total: 1200 },
};
