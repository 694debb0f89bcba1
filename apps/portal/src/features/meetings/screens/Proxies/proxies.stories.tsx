import { agendaCalls, someAgendaItems } from '@mijn/api/mock/agenda';
import { aPhoto } from '@mijn/api/mock/albums';
import { aBoardMember } from '@mijn/api/mock/auth';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { aProxy, aProxyItem, someTerms } from '@mijn/api/mock/proxies';
import { anApartment, rulesWithProxies } from '@mijn/api/mock/voting-rules';
import type { AuthUser } from '@mijn/domain/auth';
import type { Meeting } from '@mijn/domain/meetings';
import { type Proxy, proxyStates } from '@mijn/domain/proxies';
import { proxiesContract } from '@mijn/domain/proxies/contract';
import type { Meta } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { meetingPageCalls } from '../../../../testing/calls/meeting-page-calls.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { nextMeeting } from '../../../../testing/meetings-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Machtigingen van een vergadering' } satisfies Meta;

export default meta;

const by = (number: number, giver: string, own: Partial<Proxy> = {}): Proxy =>
  aProxy(number, {
    giver,
    apartments: [anApartment({ name: `Kadestraat ${2 * number + 1}` })],
    ...own,
  });

const paper = by(4, 'H. Dijkstra', {
  is_paper: true,
  photos: [aPhoto(1, { alt: 'Voorkant' }), aPhoto(2, { alt: 'Achterkant' })],
});

const some = [
  by(1, 'B. Bakker'),
  by(2, 'C. Mulder', { state: 'offered', is_to_board: true }),
  by(3, 'E. Meijer', {
    is_whole_meeting: false,
    items: [aProxyItem(4, { instruction: 'for' }), aProxyItem(5)],
  }),
  paper,
  by(5, 'S. El Amrani', { state: 'objected' }),
];

interface Shown {
  user?: AuthUser;
  proxies?: readonly Proxy[];
  meeting?: Partial<Meeting>;
  search?: string;
  first?: () => readonly HttpHandler[];
}

const shown = ({
  user = aBoardMember(),
  proxies = some,
  meeting,
  search = '',
  first = () => [],
}: Shown = {}) => ({
  path: `/meetings/${nextMeeting.id}/proxies${search}`,
  calls: () => [
    ...first(),
    ...sessionCalls(user),
    ...meetingPageCalls({ rules: rulesWithProxies(), terms: someTerms(), proxies }),
    ...meetingsCalls([{ ...nextMeeting, ...meeting }]),
    ...agendaCalls(someAgendaItems()),
  ],
});

export const Gevuld = screenStory(shown(), {
  async play({ canvas }) {
    const table = within(await canvas.findByRole('table', { name: 'Machtigingen' }));
    const rows = await table.findAllByRole('rowheader');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      'B. BakkerKadestraat 3 (24 stemmen)',
      'C. MulderKadestraat 5 (24 stemmen)',
      'E. MeijerKadestraat 7 (24 stemmen)',
      'H. DijkstraKadestraat 9 (24 stemmen)',
      'S. El AmraniKadestraat 11 (24 stemmen)',
    ]);
    await expect(table.getByText('Punten 4 en 5')).toBeVisible();
    await expect(table.getByText('Het bestuur')).toBeVisible();
    // The board does not read instructions.
    await expect(table.queryByText('Voor')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /papier/u })).toBeVisible();
  },
});

export const GevuldOpTelefoon = screenStory(shown(), {
  async play({ canvas }) {
    await expect(await canvas.findByText('B. Bakker')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const FotosBekijken = screenStory(shown({ proxies: [paper] }), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^2 foto's/u }));
    const lightbox = await screen.findByRole('dialog');
    await expect(within(lightbox).getByRole('img', { name: 'Voorkant' })).toBeInTheDocument();
  },
});

export const PapierIntrekken = screenStory(shown({ proxies: [paper] }), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Intrekken/u }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Machtiging op papier intrekken?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Intrekken' }));
    await expect(await screen.findByText('Ingetrokken. De machtiging telt niet meer.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /^Intrekken/u })).not.toBeInTheDocument(),
    );
    await expect(await canvas.findByText('Ingetrokken')).toBeVisible();
  },
});

export const AlleenLezen = screenStory(
  shown({
    user: aBoardMember({
      impersonation: { staff_name: 'Sara Staf', ends_at: '2099-11-20T15:00:00.000Z', is_read_only: true },
    }),
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('button', { name: /^2 foto's/u })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Intrekken/u })).not.toBeInTheDocument();
      await expect(canvas.queryByRole('link', { name: /papier/u })).not.toBeInTheDocument();
    },
  },
);

export const Begonnen = screenStory(shown({ meeting: { has_begun: true } }), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('link', { name: /papier/u })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Aannemen: machtiging van C. Mulder' }));
    await expect(await screen.findByText('Aangenomen. U stemt voor C. Mulder.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Aannemen/u })).not.toBeInTheDocument());
  },
});

export const DagVoorbij = screenStory(shown({ meeting: { has_begun: true, is_over: true } }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('B. Bakker')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /papier/u })).not.toBeInTheDocument();
  },
});

const many = Array.from({ length: 200 }, (_, at) =>
  by(at + 1, `Lid ${String(at + 1).padStart(3, '0')}`, {
    state: proxyStates[at % proxyStates.length] ?? 'offered',
  }),
);

export const Tweehonderd = screenStory(shown({ proxies: many }), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('200 machtigingen')).toBeVisible();
    await expect(await canvas.findByText('Lid 001')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Status/u }));
    await userEvent.click(await screen.findByRole('option', { name: 'Wacht op antwoord' }));
    await expect(await canvas.findByText('40 machtigingen')).toBeVisible();
  },
});

export const NogGeen = screenStory(shown({ proxies: [] }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Er zijn nog geen machtigingen')).toBeVisible();
  },
});

export const NietsMetDezeStand = screenStory(shown({ search: '?stand=withdrawn' }), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Geen machtiging met deze status')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Toon alle machtigingen' }));
    await expect(await canvas.findByText('B. Bakker')).toBeVisible();
  },
});

export const Storing = screenStory(
  shown({ first: () => [mockCall(proxiesContract.listMeetingProxies, refuse('internal_error'))] }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De machtigingen zijn niet geladen')).toBeVisible();
    },
  },
);
