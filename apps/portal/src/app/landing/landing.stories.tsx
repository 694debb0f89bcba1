import type { AuthUser } from '@mijn/domain/auth';
import type { OverviewPart } from '@mijn/domain/overview';
import { invoicesContract } from '@mijn/domain/invoices/contract';
import { overviewContract, overviewParts } from '@mijn/domain/overview/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aBoardMember, aUser } from '@mijn/api/mock/auth';
import { mockCall, neverResponds, Refusal } from '@mijn/api/mock/call';
import { aMeeting, meetingInList } from '@mijn/api/mock/meetings';
import { overviewCalls, type OverviewData } from '../../testing/calls/overview-calls.ts';
import { meetingPageCalls } from '../../testing/calls/meeting-page-calls.ts';
import { sessionCalls } from '../../testing/calls/session-calls.ts';
import { slowly } from '../../testing/calls/slowly.ts';
import { cancelledMeeting } from '../../testing/meetings-data.ts';
import {
  checkersOverview,
  emptyOverview,
  overfullOverview,
  overviewWithCancelled,
  ownersOverview,
} from '../../testing/overview-data.ts';
import { screenStory } from '../../testing/screen-story.ts';

const meta = { title: 'Schermen/Overzicht' } satisfies Meta;

export default meta;

const badge = () =>
  mockCall(invoicesContract.countInvoices, () => ({ to_check: 12, waiting_for_other: 0, checked: 28 }));

const landing = (user: AuthUser | null, data: OverviewData, failing: readonly OverviewPart[] = []) => ({
  path: '/',
  calls: () => [badge(), ...sessionCalls(user), ...overviewCalls(data, failing)],
});

const INVOICES = '12 Facturen wachten op uw controle';

export const NietIngelogd = screenStory(landing(null, ownersOverview), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Inloggen' })).toBeVisible();
  },
});

export const Laden = screenStory(
  {
    path: '/',
    calls: () => [mockCall(overviewContract.getOverview, neverResponds), ...sessionCalls(aBoardMember())],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
    },
  },
);

export const LadenOpTelefoon = { ...Laden };

/** The overview replaces its placeholder without a layout shift. */
export const VanLadenNaarGevuld = screenStory(
  {
    path: '/',
    calls: () => [slowly(), badge(), ...sessionCalls(aBoardMember()), ...overviewCalls(checkersOverview)],
  },
  {
    parameters: { standsStill: true },
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { name: INVOICES })).toBeVisible();
    },
  },
);

export const VanLadenNaarGevuldOpTelefoon = { ...VanLadenNaarGevuld };

export const GevuldVoorEenEigenaar = screenStory(landing(aUser(), ownersOverview), {
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Goede(morgen|middag|navond), Anna Eigenaar$/u)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Alle 23 open actiepunten' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Volgende vergadering' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Notulen ALV 10-6-2026/u })).toBeVisible();
    await expect(canvas.queryByText(/Facturen wachten/u)).not.toBeInTheDocument();
  },
});

export const GevuldVoorHetBestuur = screenStory(landing(aBoardMember(), checkersOverview), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: INVOICES })).toBeVisible();
    await expect(canvas.getByText('3-11-2026')).toBeVisible();
  },
});

export const GevuldOpTelefoon = { ...GevuldVoorHetBestuur };

export const NietsTeDoen = screenStory(landing(aUser(), { ...ownersOverview, todos: emptyOverview.todos }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('U bent helemaal bij')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Volgende vergadering' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Open actiepunten' })).not.toBeInTheDocument();
  },
});

export const VergaderingGeannuleerd = screenStory(landing(aUser(), overviewWithCancelled), {
  async play({ canvas }) {
    const meetings = await canvas.findByRole('list', { name: 'Volgende vergadering' });
    const [first, second] = within(meetings).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Geannuleerd');
    await expect(second).toHaveTextContent('Algemene ledenvergadering');
  },
});

export const VergaderingGeannuleerdOpTelefoon = { ...VergaderingGeannuleerd };

export const AlleenEenGeannuleerdeVergadering = screenStory(
  landing(aUser(), {
    ...emptyOverview,
    meetings: { data: [meetingInList(cancelledMeeting)], total: 0, documents: [] },
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Geannuleerd')).toBeVisible();
      await expect(canvas.getByText('Er is nog geen andere vergadering gepland.')).toBeVisible();
    },
  },
);

export const Leeg = screenStory(landing(aUser(), emptyOverview), {
  async play({ canvas }) {
    await expect(await canvas.findByText('U bent helemaal bij')).toBeVisible();
    await expect(canvas.getByText(/nog geen vergadering gepland/u)).toBeVisible();
    await expect(canvas.getByText(/nog geen documenten/u)).toBeVisible();
  },
});

export const LeegOpTelefoon = { ...Leeg };

export const Overvol = screenStory(landing(aBoardMember(), overfullOverview), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: /^1200 Facturen/u })).toBeVisible();
  },
});

export const OvervolOpTelefoon = screenStory(landing(aBoardMember(), overfullOverview), {
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: /^1200 Facturen/u });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const AlleDelenMislukt = screenStory(landing(aBoardMember(), checkersOverview, overviewParts), {
  async play({ canvas }) {
    // What the member says about the next meeting is a part of its card.
    const cards = overviewParts.filter((part) => part !== 'attendance');
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Opnieuw proberen' })).toHaveLength(cards.length),
    );
  },
});

export const AlleDelenMisluktOpTelefoon = { ...AlleDelenMislukt };

export const KomenInOverzicht = screenStory(
  {
    path: '/',
    calls: () => [badge(), ...sessionCalls(aUser()), ...meetingPageCalls(), ...overviewCalls(ownersOverview)],
  },
  {
    async play({ canvas, userEvent }) {
      const question = within(await canvas.findByRole('radiogroup', { name: 'Komt u naar de vergadering?' }));
      await userEvent.click(question.getByRole('radio', { name: 'Ik kom niet' }));
      await expect(await screen.findByText('Doorgegeven: u komt niet. U krijgt een mail.')).toBeVisible();
    },
  },
);

const withProxies = (own: Partial<NonNullable<OverviewData['attendance']>>): OverviewData => ({
  ...ownersOverview,
  attendance: ownersOverview.attendance && { ...ownersOverview.attendance, ...own },
});

export const MachtigenInOverzicht = screenStory(
  landing(aUser(), withProxies({ may_give_proxy: true, offered_proxies: 1 })),
  {
    async play({ canvas }) {
      const link = await canvas.findByRole('link', { name: 'Ik machtig iemand' });
      await expect(link).toHaveAttribute('href', expect.stringContaining('/proxies/give'));
      // A screen reader counts radio buttons, and a link is none.
      await expect(link.closest('[role=radiogroup]')).toBeNull();
      await expect(canvas.getByRole('link', { name: '1 machtiging wacht op uw antwoord' })).toBeVisible();
    },
  },
);

/** Whoever comes after all is asked about the proxy here too. The overview does not know the name of its holder. */
export const TochKomenInOverzicht = screenStory(
  {
    path: '/',
    calls: () => [
      badge(),
      ...sessionCalls(aUser()),
      ...meetingPageCalls(),
      ...overviewCalls(withProxies({ choice: 'proxy', changed_at: '2026-11-20T12:00:00.000Z' })),
    ],
  },
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Ik kom' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Machtiging intrekken?' }));
      await userEvent.click(await question.findByRole('button', { name: 'Intrekken' }));
      await expect(await screen.findByText('Doorgegeven: u komt. U krijgt een mail.')).toBeVisible();
    },
  },
);

export const DeelnameMislukt = screenStory(landing(aUser(), ownersOverview, ['attendance']), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Uw deelname is niet geladen')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }));
    await expect(await canvas.findByRole('radio', { name: 'Ik kom' })).toBeInTheDocument();
  },
});

export const EenDeelMisluktEnWeerGeladen = screenStory(landing(aUser(), ownersOverview, ['meetings']), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('De volgende vergadering is niet geladen')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Open actiepunten' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }));
    await expect(await canvas.findByRole('heading', { name: 'Volgende vergadering' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Open actiepunten' })).toBeVisible();
  },
});

/** The outage ends when the member retries, regardless of the number of earlier requests. */
const outage = { isOver: false };

export const StoringDieOvergaat = screenStory(
  {
    path: '/',
    calls: () => {
      outage.isOver = false;
      return [
        mockCall(overviewContract.getOverview, () =>
          outage.isOver ? { ...ownersOverview, failed: [] } : new Refusal('unavailable'),
        ),
        ...sessionCalls(aUser()),
      ];
    },
  },
  {
    async play({ canvas, userEvent }) {
      await expect(await canvas.findByText('Het overzicht is niet geladen')).toBeVisible();
      const retry = await canvas.findByRole('button', { name: 'Opnieuw proberen' });
      outage.isOver = true;
      await userEvent.click(retry);
      await expect(await canvas.findByRole('heading', { name: 'Open actiepunten' })).toBeVisible();
    },
  },
);

/** On the day of a meeting, the overview leads to the screen where members vote. */
export const VergaderingVandaag = screenStory(
  {
    path: '/',
    calls: () => {
      const today = meetingInList(aMeeting(1, { meeting_date: new Date().toISOString(), is_over: false }));
      const meetings = { data: [today], total: 1, documents: [] };
      return landing(aUser(), { ...ownersOverview, attendance: null, meetings }).calls();
    },
  },
  {
    async play({ canvas }) {
      const link = await canvas.findByRole('link', { name: 'Naar het stemmen' });
      await expect(link.getAttribute('href')).toMatch(/^\/meetings\/.+\/vote/u);
    },
  },
);

/** While a meeting is held, the board is one press from the screen that leads it. */
export const BestuurLeidtVergadering = screenStory(
  {
    path: '/',
    calls: () => {
      const held = meetingInList(aMeeting(1, { meeting_date: new Date().toISOString(), is_over: false }));
      const meetings = { data: [held], total: 1, documents: [] };
      return landing(aBoardMember(), { ...ownersOverview, attendance: null, meetings }).calls();
    },
  },
  {
    async play({ canvas }) {
      const link = await canvas.findByRole('link', { name: 'De vergadering leiden' });
      await expect(link.getAttribute('href')).toMatch(/^\/meetings\/.+\/hold/u);
    },
  },
);
