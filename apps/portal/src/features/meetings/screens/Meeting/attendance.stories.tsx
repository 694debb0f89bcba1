import { aMemberAttendance, anAttendance, someExpectedVotes } from '@mijn/api/mock/attendance';
import { aBoardMember, aUser } from '@mijn/api/mock/auth';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { convocationsCalls } from '@mijn/api/mock/convocations';
import { decisionsCalls } from '@mijn/api/mock/decisions';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { anApartment, someVotingRules } from '@mijn/api/mock/voting-rules';
import type { Attendance } from '@mijn/domain/attendance';
import { attendanceContract } from '@mijn/domain/attendance/contract';
import type { AuthUser } from '@mijn/domain/auth';
import type { Meeting } from '@mijn/domain/meetings';
import type { Meta } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { openRow } from '../../../../testing/board-rows.ts';
import { meetingPageCalls, type MeetingPageData } from '../../../../testing/calls/meeting-page-calls.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { closedDoorCalls } from '../../../../testing/hall-data.ts';
import { nextMeeting } from '../../../../testing/meetings-data.ts';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Deelname aan een vergadering' } satisfies Meta;

export default meta;

interface Shown extends MeetingPageData {
  user?: AuthUser;
  meeting?: Partial<Meeting>;
  path?: string;
  first?: () => readonly HttpHandler[];
}

const shown = ({ user = aUser(), meeting, path = '', first = () => [], ...data }: Shown = {}) => ({
  path: `/meetings/${nextMeeting.id}${path}`,
  calls: () => [
    ...first(),
    ...sessionCalls(user),
    ...meetingPageCalls(data),
    ...meetingsCalls([{ ...nextMeeting, ...meeting }]),
    ...closedDoorCalls(),
    ...decisionsCalls(),
    ...convocationsCalls(),
  ],
});

const ONLINE = { online_url: 'https://vergaderen.example.nl/de-kade' };

const radio = (canvas: Stage['canvas'], name: string) => canvas.findByRole('radio', { name });

const isChecked = (canvas: Stage['canvas'], name: string) =>
  waitFor(async () => expect(await radio(canvas, name)).toBeChecked());

export const Kiezen = screenStory(shown({ meeting: ONLINE }), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/U hebt nog niet doorgegeven of u komt/u)).toBeVisible();
    await expect(canvas.getByText('Kadestraat 47 · 24 stemmen')).toBeVisible();
    await userEvent.click(await radio(canvas, 'Ik kom'));
    await isChecked(canvas, 'Ik kom');
    await expect(await screen.findByText('Doorgegeven: u komt. U krijgt een mail.')).toBeVisible();
    await expect(
      canvas.getByText(/^Doorgegeven: .*\. Wijzigen kan tot de vergadering begint\.$/u),
    ).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await isChecked(canvas, 'Ik kom online');
  },
});

export const KiezenOpTelefoon = screenStory(shown({ meeting: ONLINE }), {
  async play({ canvas }) {
    await expect(await radio(canvas, 'Ik kom online')).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const ZonderLink = screenStory(shown(), {
  async play({ canvas }) {
    await expect(await radio(canvas, 'Ik kom niet')).toBeInTheDocument();
    await expect(canvas.queryByRole('radio', { name: 'Ik kom online' })).not.toBeInTheDocument();
  },
});

const sent: string[] = [];
let release = (): void => undefined;

/** Two presses while the first one is being saved: the last one counts, on the page and at the server. */
export const TweeKeerSnel = screenStory(
  shown({
    first: () => {
      sent.length = 0;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      return [
        mockCall(attendanceContract.setAttendance, async ({ body }) => {
          sent.push(body.choice ?? '');
          await held;
          return anAttendance({ choice: body.choice ?? null, changed_at: '2026-11-20T12:00:00.000Z' });
        }),
      ];
    },
  }),
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await radio(canvas, 'Ik kom'));
      await userEvent.click(await radio(canvas, 'Ik kom niet'));
      await isChecked(canvas, 'Ik kom niet');
      await waitFor(() => expect(sent).toEqual(['attends']));
      release();
      await expect(await screen.findByText('Doorgegeven: u komt niet. U krijgt een mail.')).toBeVisible();
      await isChecked(canvas, 'Ik kom niet');
      await expect(sent).toEqual(['attends', 'absent']);
    },
  },
);

const said = (own: Partial<Attendance> = {}) =>
  anAttendance({ choice: 'attends', changed_at: '2026-11-20T12:00:00.000Z', ...own });

export const MisluktOpslaan = screenStory(
  shown({
    own: said(),
    first: () => [mockCall(attendanceContract.setAttendance, refuse('meeting_begun'))],
  }),
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await radio(canvas, 'Ik kom niet'));
      await expect(await screen.findByText(/De vergadering is al begonnen/u)).toBeVisible();
      await isChecked(canvas, 'Ik kom');
    },
  },
);

export const Gasten = screenStory(shown({ own: said({ guests: 1, remark: 'Is er een ringleiding?' }) }), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('U neemt 1 gast mee.')).toBeVisible();
    await expect(canvas.getByText('Uw opmerking voor de voorzitter: Is er een ringleiding?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Gasten of een opmerking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Gasten en opmerking' }));
    const remark = await dialog.findByLabelText(/^Opmerking voor de voorzitter/u);
    await userEvent.clear(remark);
    await userEvent.type(remark, 'Ik kom later.');
    await userEvent.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await expect(await canvas.findByText('Uw opmerking voor de voorzitter: Ik kom later.')).toBeVisible();
    // The page takes no press while the dialog leaves.
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // Somebody who stays away after all, and comes again, still brings the guests.
    await userEvent.click(await radio(canvas, 'Ik kom niet'));
    await waitFor(() => expect(canvas.queryByText('U neemt 1 gast mee.')).not.toBeInTheDocument());
    await userEvent.click(await radio(canvas, 'Ik kom'));
    await expect(await canvas.findByText('U neemt 1 gast mee.')).toBeVisible();
  },
});

const staff = aUser({
  impersonation: { staff_name: 'Sara Staf', ends_at: '2099-11-20T15:00:00.000Z', is_read_only: true },
});

export const AlleenLezen = screenStory(shown({ user: staff, own: said() }), {
  async play({ canvas, userEvent }) {
    await isChecked(canvas, 'Ik kom');
    await expect(canvas.queryByRole('button', { name: 'Gasten of een opmerking' })).not.toBeInTheDocument();
    await userEvent.click(await radio(canvas, 'Ik kom niet'));
    await isChecked(canvas, 'Ik kom');
  },
});

export const Begonnen = screenStory(shown({ user: aBoardMember(), meeting: { has_begun: true } }), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('list', { name: 'Documenten' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await openRow({ canvas, userEvent }, 'Deelname');
    await expect(await canvas.findByRole('link', { name: 'Bekijk wie zich heeft aangemeld' })).toBeVisible();
  },
});

/** With the member who comes, or without. */
const expectedWith = (
  attends: [apartments: number, votes: number],
  silent: [apartments: number, votes: number],
) =>
  someExpectedVotes(
    { attends, attends_online: [1, 141], absent: [1, 70] },
    { silent_apartments: silent[0], silent_votes: silent[1], silent_members: silent[0] },
  );

const expected = expectedWith([2, 336], [38, 453]);

const others = [
  aMemberAttendance({ name: 'A. de Vries', apartments: [anApartment({ votes: 312 })] }),
  aMemberAttendance({ name: 'Bram Bestuur', apartments: [anApartment()] }),
  aMemberAttendance({
    name: 'K. Oosterhuis',
    choice: 'attends_online',
    guests: 1,
    remark: 'Mijn dochter kijkt mee.',
    apartments: [anApartment({ name: 'Kadestraat 9', votes: 141 })],
  }),
  aMemberAttendance({
    name: 'M. van Dijk',
    choice: 'absent',
    apartments: [anApartment({ name: 'Kadestraat 11', votes: 70 })],
  }),
];

export const Bestuur = screenStory(shown({ user: aBoardMember(), expected, own: said() }), {
  async play({ canvas, userEvent }) {
    const quorum = await openRow({ canvas, userEvent }, 'Quorum');
    await expect(
      await quorum.findByRole('img', {
        name: '477 van 1.000 stemmen. Nodig: 500 voor gewone besluiten, 667 voor Grote uitgaven.',
      }),
    ).toBeVisible();
    await expect(quorum.getByText('Nog 23 stemmen')).toBeVisible();
    await expect(quorum.getByText('Nog 190 stemmen')).toBeVisible();
    await expect(quorum.getByText('3 van 42 appartementen')).toBeVisible();
    await expect(
      quorum.getByText(
        '38 appartementen hebben nog niets doorgegeven (453 stemmen). 1 appartement komt niet (70 stemmen).',
      ),
    ).toBeVisible();
    await userEvent.click(quorum.getByRole('button', { name: '38 leden herinneren' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leden herinneren?' }));
    await userEvent.click(question.getByRole('button', { name: 'Versturen' }));
    await expect(await screen.findByText('38 leden krijgen een mail')).toBeVisible();
    await waitFor(() =>
      expect(quorum.queryByRole('button', { name: /herinneren$/u })).not.toBeInTheDocument(),
    );
    await expect(quorum.getByText(/^Laatst herinnerd: /u)).toBeVisible();
  },
});

export const BestuurOpTelefoon = screenStory(shown({ user: aBoardMember(), expected, own: said() }), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('477 van 1.000 stemmen')).toBeVisible();
    const quorum = await openRow({ canvas, userEvent }, 'Quorum');
    await expect(await quorum.findByText('Nog 23 stemmen')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

function countsTheMember() {
  let own = anAttendance();
  return [
    mockCall(attendanceContract.getAttendance, () => own),
    mockCall(attendanceContract.setAttendance, () => {
      own = said();
      return own;
    }),
    mockCall(attendanceContract.getExpectedVotes, () =>
      own.choice ? expected : expectedWith([1, 312], [39, 477]),
    ),
  ];
}

/** The choice of a board member changes the votes in the card beside it. */
export const BestuurKiest = screenStory(shown({ user: aBoardMember(), first: countsTheMember }), {
  async play({ canvas, userEvent }) {
    const quorum = await openRow({ canvas, userEvent }, 'Quorum');
    await expect(await quorum.findByText('Nog 47 stemmen')).toBeVisible();
    await userEvent.click(await radio(canvas, 'Ik kom'));
    await expect(await quorum.findByText('Nog 23 stemmen')).toBeVisible();
  },
});

const withoutApartments = someVotingRules({
  rules: [],
  apartments_total: 0,
  votes_total: 0,
  own_apartments: [],
});

export const ZonderAppartementen = screenStory(
  shown({
    user: aBoardMember(),
    rules: withoutApartments,
    own: anAttendance({ apartments: [] }),
    expected: {
      ...someExpectedVotes(
        {},
        { apartments_total: 0, votes_total: 0, silent_apartments: 0, silent_votes: 0 },
      ),
      choices: [{ choice: 'attends', members: 1, guests: 2, apartments: 0, votes: 0 }],
      quorums: [],
    },
  }),
  {
    async play({ canvas, userEvent }) {
      const card = await openRow({ canvas, userEvent }, 'Wie komt er?');
      await expect(await card.findByText('1 lid, 2 gasten')).toBeVisible();
      await expect(canvas.queryByText('Stemregels')).not.toBeInTheDocument();
      await expect(canvas.queryByText(/stemmen/u)).not.toBeInTheDocument();
    },
  },
);

export const Storing = screenStory(
  shown({
    user: aBoardMember(),
    first: () => [
      mockCall(attendanceContract.getAttendance, refuse('internal_error')),
      mockCall(attendanceContract.getExpectedVotes, refuse('internal_error')),
    ],
  }),
  {
    async play({ canvas, userEvent }) {
      await expect(await canvas.findByText('Uw deelname is niet geladen')).toBeVisible();
      const quorum = await openRow({ canvas, userEvent }, 'Quorum');
      await expect(await quorum.findByText('De aanmeldingen zijn niet geladen')).toBeVisible();
      await expect(canvas.getByRole('list', { name: 'Documenten' })).toBeVisible();
    },
  },
);

export const WieKomtEr = screenStory(shown({ user: aBoardMember(), others, path: '/attendances' }), {
  async play({ canvas }) {
    const table = await canvas.findByRole('table', { name: 'Wie komt er?' });
    const rows = await within(table).findAllByRole('rowheader');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      'A. de VriesKadestraat 47 · 312 stemmen',
      'Bram BestuurKadestraat 47 · 24 stemmen',
      'K. OosterhuisKadestraat 9 · 141 stemmen',
      'M. van DijkKadestraat 11 · 70 stemmen',
    ]);
    await expect(within(table).getByText('Mijn dochter kijkt mee.')).toBeVisible();
  },
});

export const WieKomtErOpTelefoon = screenStory(
  shown({ user: aBoardMember(), others, path: '/attendances' }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Mijn dochter kijkt mee.')).toBeVisible();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  },
);

export const NogNiemand = screenStory(shown({ user: aBoardMember(), path: '/attendances' }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Niemand heeft iets doorgegeven')).toBeVisible();
  },
});

export const NiemandMetDezeKeuze = screenStory(
  shown({ user: aBoardMember(), others: others.slice(0, 1), path: '/attendances?keuze=absent' }),
  {
    async play({ canvas, userEvent }) {
      await expect(await canvas.findByText('Niemand met deze keuze')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Toon iedereen' }));
      await expect(await canvas.findByText('A. de Vries')).toBeVisible();
    },
  },
);
