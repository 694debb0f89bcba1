import { aBoardMember, aUser } from '@mijn/api/mock/auth';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { aSummary } from '@mijn/api/mock/reports';
import { aTodo, todoInList } from '@mijn/api/mock/todos';
import { DAY_MS } from '@mijn/domain/limits';
import { reportsContract } from '@mijn/domain/reports/contract';
import type { ReportSummary } from '@mijn/domain/reports';
import type { Todo } from '@mijn/domain/todos';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { LONG_NAME } from '../../../../testing/long-name.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Meldingen van het bestuur' } satisfies Meta;

export default meta;

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

const groups = ['Dagelijks onderhoud', 'Groot onderhoud', 'Schoonmaak en groen'];

const report = (number: number): Todo =>
  aTodo(number, {
    description: `Lamp ${number} in de fietsenkelder is stuk. Het is er donker.`,
    internal_reference: `M-2026-00${number + 9}`,
    state: 'reported',
  });

/** The report that waits longest is the first. */
const waitingReports = [31, 25, 19, 13, 7, 1].map((number) =>
  Object.assign(todoInList(report(number)), { reported_at: daysAgo(2 * number - 1) }),
);

const reports = aSummary({
  groups: groups.map((group, at) => ({ group, report_count: 9 - at, reply_days: 1 + at, done_days: 9 * at })),
  waiting: waitingReports,
  waiting_count: waitingReports.length,
});

const nothing = aSummary({
  states: reports.states.map((row) => Object.assign({}, row, { week: 0 })),
  groups: [],
  waiting: [],
  waiting_count: 0,
});

const shown = (summary: ReportSummary, user = aBoardMember()) => ({
  path: '/todos/reports',
  calls: () => [mockCall(reportsContract.getReportSummary, () => summary), ...sessionCalls(user)],
});

export const Gevuld = screenStory(shown(reports), {
  async play({ canvas }) {
    const waiting = within(await canvas.findByRole('list', { name: 'Wacht op antwoord' }));
    const [oldest] = waiting.getAllByRole('link');
    await expect(oldest).toHaveTextContent(/^Lamp 31 in de fietsenkelder is stuk.*wacht 61 dagen/u);
    await expect(oldest).toHaveAttribute('href', expect.stringMatching(/^\/todos\/[-0-9a-f]+/u));
    const table = within(canvas.getByRole('table', { name: 'Status en leeftijd' }));
    await expect(table.getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getByRole('table', { name: 'Hoe lang het duurt' })).toBeVisible();
  },
});

export const GevuldOpTelefoon = screenStory(shown(reports), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('list', { name: 'Status en leeftijd' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const AllesBeantwoord = screenStory(shown({ ...reports, waiting: [], waiting_count: 0 }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Op alle open meldingen is een antwoord gekomen.')).toBeVisible();
  },
});

export const Leeg = screenStory(shown(nothing), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Nog geen meldingen' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const OvervolOpTelefoon = screenStory(
  shown({
    ...reports,
    groups: reports.groups.map((row) => Object.assign({}, row, { group: `${row.group} ${LONG_NAME}` })),
    waiting: waitingReports.map((row) => Object.assign({}, row, { description: LONG_NAME })),
  }),
  {
    async play({ canvas }) {
      await canvas.findByRole('list', { name: 'Wacht op antwoord' });
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  },
);

export const VoorEenEigenaar = screenStory(shown(reports, aUser()), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const Storing = screenStory(
  {
    path: '/todos/reports',
    calls: () => [
      mockCall(reportsContract.getReportSummary, refuse('internal_error')),
      ...sessionCalls(aBoardMember()),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De meldingen zijn niet geladen')).toBeVisible();
    },
  },
);
