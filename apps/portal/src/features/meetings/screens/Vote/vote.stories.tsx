import { aUser } from '@mijn/api/mock/auth';
import { aBallot, anOwnVote } from '@mijn/api/mock/ballots';
import { idOf, mockCall, refuse, Refusal } from '@mijn/api/mock/call';
import { ballotsContract } from '@mijn/domain/ballots/contract';
import type { Meta } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { LONG_NAME } from '../../../../testing/long-name.ts';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';
import { closed, inHall, ofVries, openBallot, voteScreen } from '../../../../testing/vote-screen.ts';

const meta = { title: 'Schermen/Stemmen' } satisfies Meta;

export default meta;

const instructed = ofVries({ instruction: 'against' });

const votedFor = { choice: 'for' as const, option: null, voted_at: '2026-11-19T18:40:00.000Z' };

const early = anOwnVote({ vote: votedFor, has_voted: true, is_early: true });

const chooses = async ({ canvas, userEvent }: Stage, name: string) =>
  userEvent.click(await canvas.findByRole('radio', { name }));

const sends = async ({ canvas, userEvent }: Stage, name = 'Versturen') =>
  userEvent.click(await canvas.findByRole('button', { name }));

const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** The vote is confirmed with the time of the server. A change is not sent by itself. */
export const StemmenEnWijzigen = screenStory(voteScreen({ presence: inHall, ballots: [openBallot] }), {
  async play(stage) {
    const { canvas, userEvent } = stage;
    await sends(stage);
    await expect(await canvas.findByText('Kies eerst wat u stemt.')).toBeVisible();
    await chooses(stage, 'Voor');
    await expect(await canvas.findByText('Uw keuze is nog niet verstuurd.')).toBeVisible();
    await sends(stage);
    const receipt = await canvas.findByText('Uw stem is ontvangen');
    await waitFor(() => expect(receipt.closest('output')).toHaveFocus());
    await expect(canvas.getByText('20-11-2026, 13.00.00 uur')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Uw stemmen' })).toHaveTextContent(
      'Uw appartementKadestraat 47 · 24 stemmenVoor',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Uw stem wijzigen' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Voor' })).toBeChecked());
    await chooses(stage, 'Tegen');
    await expect(await canvas.findByText(/^Uw nieuwe keuze is nog niet verstuurd/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Laten zoals het was' }));
    await expect(await canvas.findByRole('list', { name: 'Uw stemmen' })).toHaveTextContent('Voor');
    await userEvent.click(canvas.getByRole('button', { name: 'Uw stem wijzigen' }));
    await chooses(stage, 'Tegen');
    await sends(stage);
    await waitFor(async () =>
      expect(await canvas.findByRole('list', { name: 'Uw stemmen' })).toHaveTextContent('Tegen'),
    );
  },
});

export const StemmenOpTelefoon = screenStory(
  voteScreen({ presence: inHall, ballots: [openBallot, ...closed], votes: [instructed, anOwnVote()] }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Instructie: tegen')).toBeVisible();
      await fits();
    },
  },
);

export const StemmenDonker = screenStory(
  voteScreen({ presence: inHall, ballots: [openBallot], votes: [instructed, anOwnVote()] }),
  { globals: { scheme: 'dark' } },
);

export const MetMachtigingEnInstructie = screenStory(
  voteScreen({ presence: inHall, ballots: [openBallot], votes: [instructed, anOwnVote()] }),
  {
    async play(stage) {
      const { canvas } = stage;
      const group = await canvas.findByRole('group', { name: 'Met machtiging van A. de Vries' });
      await expect(within(group).getByText('Instructie: tegen')).toBeVisible();
      await sends(stage);
      await expect(await canvas.findByText('Kies eerst wat u stemt.')).toBeVisible();
      await chooses(stage, 'Onthouding');
      await sends(stage, 'Versturen voor 2 appartementen');
      await expect(await canvas.findByText('Uw stemmen zijn ontvangen')).toBeVisible();
      const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
      await expect(rows).toEqual(
        expect.arrayContaining([
          'Met machtiging van A. de VriesKadestraat 1 · 24 stemmenTegen',
          'Uw appartementKadestraat 47 · 24 stemmenOnthouding',
        ]),
      );
    },
  },
);

export const AlleenEenInstructie = screenStory(
  voteScreen({
    presence: inHall,
    ballots: [openBallot],
    votes: [instructed],
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Instructie: tegen')).toBeVisible();
      await expect(canvas.getByText(/^U hoeft niets te doen/u)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Versturen/u })).not.toBeInTheDocument();
    },
  },
);

/** The vote from before the meeting is the own vote, which can be changed. */
export const VoorafGestemd = screenStory(
  voteScreen({ presence: inHall, ballots: [openBallot], votes: [early] }),
  {
    async play(stage) {
      const { canvas, userEvent } = stage;
      await expect(await canvas.findByText('U hebt vooraf gestemd')).toBeVisible();
      await expect(canvas.getByText(/^Uw stem telt\. U kunt uw stem nog wijzigen/u)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Uw stem wijzigen' }));
      await chooses(stage, 'Tegen');
      await sends(stage);
      await expect(await canvas.findByText('Uw stem is ontvangen')).toBeVisible();
      await waitFor(async () =>
        expect(await canvas.findByRole('list', { name: 'Uw stemmen' })).toHaveTextContent('Tegen'),
      );
    },
  },
);

/** Two owners voted differently before the meeting. One of them confirms the own vote, which then counts. */
export const VoorafVerschillendGestemd = screenStory(
  voteScreen({ presence: inHall, ballots: [openBallot], votes: [{ ...early, is_divided: true }] }),
  {
    async play(stage) {
      const { canvas, userEvent } = stage;
      await expect(await canvas.findByText(/^U en een mede-eigenaar hebben vooraf/u)).toBeVisible();
      await expect(canvas.queryByText(/^Uw stem telt/u)).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw stemmen' }));
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'Voor' })).toBeChecked());
      await expect(canvas.getByText('Uw keuze is nog niet verstuurd.')).toBeVisible();
      await sends(stage);
      await expect(await canvas.findByText('Uw stem is ontvangen')).toBeVisible();
      await expect(canvas.getByRole('list', { name: 'Uw stemmen' })).toHaveTextContent('Voor');
      await waitFor(() =>
        expect(canvas.queryByText('De eigenaren hebben verschillend gestemd')).not.toBeInTheDocument(),
      );
    },
  },
);

/** The owner who gave a proxy voted before the meeting. */
export const EigenaarStemdeVooraf = screenStory(
  voteScreen({
    presence: inHall,
    ballots: [openBallot],
    votes: [ofVries({ is_early: true }), anOwnVote()],
  }),
  {
    async play(stage) {
      const { canvas } = stage;
      await expect(await canvas.findByText('A. de Vries heeft vooraf gestemd')).toBeVisible();
      await chooses(stage, 'Voor');
      await sends(stage);
      await expect(await canvas.findByText('Uw stem is ontvangen')).toBeVisible();
      await expect(canvas.getByRole('list', { name: 'Uw stemmen' })).toHaveTextContent('Vooraf gestemd');
    },
  },
);

/** Two apartments, of which one was chosen: the other one is named. */
export const EenVanTwee = screenStory(
  voteScreen({ presence: inHall, ballots: [openBallot], votes: [ofVries(), anOwnVote()] }),
  {
    async play(stage) {
      const { canvas, userEvent } = stage;
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Per appartement verschillend stemmen' }),
      );
      const own = await canvas.findByRole('radiogroup', { name: 'Uw appartement' });
      await userEvent.click(within(own).getByRole('radio', { name: 'Voor' }));
      await sends(stage);
      await expect(await canvas.findByText('Voor Kadestraat 1 hebt u nog niet gestemd.')).toBeVisible();
    },
  },
);

/** On the smallest phone, 320 by 568 pixels, the title and the choices stand on one screen, and no word is broken. */
export const KleinsteOpTelefoon = screenStory(voteScreen({ presence: inHall, ballots: [openBallot] }), {
  async play({ canvas }) {
    const { style } = document.documentElement;
    style.maxWidth = '320px';
    try {
      const title = await canvas.findByRole('heading', { name: '6. Laadpalen in de parkeerkelder' });
      const last = await canvas.findByRole('radio', { name: 'Onthouding' });
      await expect(last.getBoundingClientRect().bottom - title.getBoundingClientRect().top).toBeLessThan(568);
      const words = canvas.getAllByText(/^(?:Voor|Tegen|Onthouding)$/u).map((word) => word.clientHeight);
      await expect(new Set(words).size).toBe(1);
      await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    } finally {
      style.maxWidth = '';
    }
  },
});

export const Keuzes = screenStory(
  voteScreen({
    presence: inHall,
    ballots: [aBallot(1, { options: ['Zon op Zuid', 'De Zonnestraal', 'Volt'] })],
  }),
  {
    async play(stage) {
      await chooses(stage, 'De Zonnestraal');
      await sends(stage);
      await expect(await stage.canvas.findByRole('list', { name: 'Uw stemmen' })).toHaveTextContent(
        'De Zonnestraal',
      );
    },
  },
);

/** A co-owner of the same apartment voted for. */
export const EigenarenOneens = screenStory(
  voteScreen({ presence: inHall, ballots: [openBallot], votes: [anOwnVote({ is_divided: true })] }),
  {
    async play(stage) {
      const { canvas } = stage;
      await chooses(stage, 'Tegen');
      await sends(stage);
      await expect(await canvas.findByText('De eigenaren hebben verschillend gestemd')).toBeVisible();
    },
  },
);

export const GeenAppartement = screenStory(
  voteScreen({
    presence: inHall,
    ballots: [openBallot],
    votes: [],
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('U stemt niet over dit punt')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Versturen/u })).not.toBeInTheDocument();
    },
  },
);

const staff = aUser({
  impersonation: { staff_name: 'Sara Staf', ends_at: '2099-11-20T15:00:00.000Z', is_read_only: true },
});

export const MedewerkerKijktMee = screenStory(
  voteScreen({ user: staff, presence: inHall, ballots: [openBallot] }),
  {
    async play({ canvas }) {
      await expect(
        await canvas.findByRole('heading', { name: '6. Laadpalen in de parkeerkelder' }),
      ).toBeVisible();
      await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
      await expect(canvas.queryByRole('button', { name: /^Versturen|wijzigen$/u })).not.toBeInTheDocument();
    },
  },
);

const calls: string[] = [];

/** Two presses send one call. */
export const DubbelKlikken = screenStory(
  voteScreen({
    presence: inHall,
    ballots: [openBallot],
    before: () => {
      calls.length = 0;
      return [
        mockCall(ballotsContract.castVotes, ({ body }) => {
          calls.push(body.votes.map(({ choice }) => choice).join());
          return new Refusal('not_present');
        }),
      ];
    },
  }),
  {
    async play(stage) {
      const { canvas, userEvent } = stage;
      await chooses(stage, 'Voor');
      await userEvent.dblClick(await canvas.findByRole('button', { name: 'Versturen' }));
      await expect(await canvas.findByText('Uw stem is niet ontvangen')).toBeVisible();
      await expect(calls).toEqual(['for']);
      await expect(canvas.getByRole('radio', { name: 'Voor' })).toBeChecked();
    },
  },
);

let isCut = false;

/** The choice stays, and is sent as soon as the connection is back. */
export const VerbindingWeg = screenStory(
  voteScreen({
    presence: inHall,
    ballots: [openBallot],
    before: () => {
      isCut = true;
      // Without a response, the mock of the ballot responds.
      return [http.post('*/api/*/votes', () => (isCut ? HttpResponse.error() : undefined))];
    },
  }),
  {
    async play(stage) {
      const { canvas } = stage;
      await chooses(stage, 'Tegen');
      await sends(stage);
      await expect(await canvas.findByText(/^Uw keuze staat nog hier; wij versturen die/u)).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'Tegen' })).toBeChecked();
      isCut = false;
      window.dispatchEvent(new Event('online'));
      await expect(await canvas.findByText('Uw stem is ontvangen')).toBeVisible();
    },
  },
);

export const TeLaat = screenStory(
  voteScreen({
    presence: inHall,
    ballots: [openBallot],
    before: () => [mockCall(ballotsContract.castVotes, refuse('ballot_closed'))],
  }),
  {
    async play(stage) {
      await chooses(stage, 'Voor');
      await sends(stage);
      await expect(
        await stage.canvas.findByText('De stemming was al gesloten. Uw stem is niet geteld.'),
      ).toBeVisible();
    },
  },
);

export const OvervolOpTelefoon = screenStory(
  voteScreen({
    presence: { ...inHall, is_online: true },
    ballots: [
      aBallot(1, {
        title: LONG_NAME,
        wording: LONG_NAME.repeat(6),
        options: [1, 2, 3, 4, 5].map((number) => `${number} ${LONG_NAME.replaceAll(' ', '')}`),
      }),
      ...closed,
    ],
    votes: [
      anOwnVote(),
      ofVries(),
      ofVries({ apartment_id: idOf(34, 3), giver: LONG_NAME, name: 'Kadestraat 3' }),
    ],
  }),
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Per appartement verschillend stemmen' }),
      );
      await expect(await canvas.findAllByRole('radiogroup')).toHaveLength(3);
      await fits();
    },
  },
);

export const NietInDeOproep = screenStory(
  voteScreen({ presence: inHall, ballots: [{ ...openBallot, since_convocation: 'added' }] }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Dit voorstel stond niet in de oproep')).toBeVisible();
      await expect(canvas.getByText(/^Wie er niet bij was, kan de rechter vragen/u)).toBeVisible();
    },
  },
);
