import { aBallot } from '@mijn/api/mock/ballots';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { ballotsContract } from '@mijn/domain/ballots/contract';
import type { Meta } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';
import {
  endBallot,
  inHall,
  ofVries,
  openBallot,
  PUBLIC_KEY,
  voteScreen,
} from '../../../../testing/vote-screen.ts';

const meta = { title: 'Schermen/Stemmen wat telt' } satisfies Meta;

export default meta;

const secret = aBallot(1, { is_secret: true, public_key: PUBLIC_KEY });

const chooses = async ({ canvas, userEvent }: Stage, name: string) =>
  userEvent.click(await canvas.findByRole('radio', { name }));

const presses = async ({ canvas, userEvent }: Stage, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

const votes = async (stage: Stage, name: string) => {
  await chooses(stage, name);
  await presses(stage, 'Versturen');
  await expect(await stage.canvas.findByText('Uw stem is ontvangen')).toBeVisible();
};

let isCut = false;
let calls = 0;

/** A change that waits for the connection is not sent any more. */
export const LatenZoalsHetWas = screenStory(
  voteScreen({
    presence: inHall,
    ballots: [openBallot],
    before: () => {
      isCut = false;
      calls = 0;
      return [
        http.post('*/api/*/votes', () => {
          calls += 1;
          return isCut ? HttpResponse.error() : undefined;
        }),
        http.get('*/own-votes', () => (isCut ? HttpResponse.error() : undefined)),
      ];
    },
  }),
  {
    async play(stage) {
      const { canvas } = stage;
      await votes(stage, 'Voor');
      await presses(stage, 'Uw stem wijzigen');
      await chooses(stage, 'Tegen');
      isCut = true;
      await presses(stage, 'Versturen');
      await expect(await canvas.findByText(/^Uw keuze staat nog hier; wij versturen die/u)).toBeVisible();
      await presses(stage, 'Laten zoals het was');
      await expect(await canvas.findByText('Wij versturen uw wijziging niet meer')).toBeVisible();
      await expect(canvas.getByRole('list', { name: 'Uw stemmen' })).toHaveTextContent('Voor');
      const before = calls;
      isCut = false;
      window.dispatchEvent(new Event('online'));
      await waitFor(() =>
        expect(canvas.queryByText('Wij versturen uw wijziging niet meer')).not.toBeInTheDocument(),
      );
      await expect(calls).toBe(before);
      await expect(canvas.getByRole('list', { name: 'Uw stemmen' })).toHaveTextContent('Voor');
      // A later change is sent as usual.
      await presses(stage, 'Uw stem wijzigen');
      await chooses(stage, 'Onthouding');
      await presses(stage, 'Versturen');
      await waitFor(async () =>
        expect(await canvas.findByRole('list', { name: 'Uw stemmen' })).toHaveTextContent('Onthouding'),
      );
    },
  },
);

/** Nobody but the browser of the holder can seal an instruction. */
export const GeheimeInstructie = screenStory(
  voteScreen({
    presence: inHall,
    ballots: [secret],
    votes: [ofVries({ instruction: 'against' })],
  }),
  {
    async play(stage) {
      const { canvas } = stage;
      await expect(await canvas.findByText('Instructie: tegen')).toBeVisible();
      await expect(canvas.queryByText(/U hoeft niets te doen/u)).not.toBeInTheDocument();
      await presses(stage, 'Versturen');
      await expect(await canvas.findByText('Uw stem is ontvangen')).toBeVisible();
      await expect(canvas.getByRole('list', { name: 'Uw stemmen' })).toHaveTextContent(
        'Met machtiging van A. de Vries',
      );
    },
  },
);

let isDivided = false;

/** Another owner votes differently, and nobody changes the vote. */
export const MedeEigenaarStemtAnders = screenStory(
  voteScreen({
    presence: inHall,
    ballots: [openBallot],
    before: () => {
      isDivided = false;
      return [
        http.get('*/own-votes', async ({ request }) => {
          if (!isDivided || request.url.endsWith('?as-it-was')) return undefined;
          const response = await fetch(`${request.url}?as-it-was`);
          const text = await response.text();
          return new HttpResponse(text.replaceAll('"is_divided":false', '"is_divided":true'), {
            headers: { 'content-type': 'application/json' },
          });
        }),
      ];
    },
  }),
  {
    async play(stage) {
      const { canvas } = stage;
      await votes(stage, 'Voor');
      isDivided = true;
      window.dispatchEvent(new Event('online'));
      await expect(await canvas.findByText('De eigenaren hebben verschillend gestemd')).toBeVisible();
      await endBallot('closeBallot');
      await expect(
        await canvas.findByText(
          'Uw mede-eigenaar heeft anders gestemd. De stemmen van uw appartement tellen daarom niet mee.',
        ),
      ).toBeVisible();
      await expect(canvas.queryByText(/op tijd en/u)).not.toBeInTheDocument();
    },
  },
);

export const AfgebrokenNaDeStem = screenStory(voteScreen({ presence: inHall, ballots: [openBallot] }), {
  async play(stage) {
    const { canvas } = stage;
    await votes(stage, 'Voor');
    await presses(stage, 'Uw stem wijzigen');
    await chooses(stage, 'Tegen');
    await endBallot('cancelBallot');
    await expect(await canvas.findByText('De stemming is gestopt zonder uitslag')).toBeVisible();
    await expect(canvas.getByText('Wat er is gestemd, telt niet.')).toBeVisible();
    await expect(canvas.queryByText(/op tijd|eerdere stem|nog niet verstuurd toen/u)).not.toBeInTheDocument();
  },
});

export const GeheimWordtGeteld = screenStory(voteScreen({ presence: inHall, ballots: [secret] }), {
  async play(stage) {
    const { canvas } = stage;
    await votes(stage, 'Voor');
    await endBallot('closeBallot');
    await expect(await canvas.findByText('De stemming is gesloten. De stemmen worden geteld.')).toBeVisible();
    await expect(await canvas.findByText('Uw stem was op tijd en wordt geteld')).toBeVisible();
    await expect(canvas.queryByText('Stemming open')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/^Dat kan tot de voorzitter/u)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Versturen|wijzigen$/u })).not.toBeInTheDocument();
  },
});

/** The response was lost, and a counted ballot does not confirm votes any more. */
export const GeheimNietNaTeGaan = screenStory(
  voteScreen({
    presence: inHall,
    ballots: [secret],
    before: () => {
      isCut = true;
      return [
        http.post('*/api/*/votes', () => (isCut ? HttpResponse.error() : undefined)),
        mockCall(ballotsContract.castVotes, refuse('ballot_closed')),
      ];
    },
  }),
  {
    async play(stage) {
      const { canvas } = stage;
      await chooses(stage, 'Voor');
      await presses(stage, 'Versturen');
      await expect(await canvas.findByText('Geen verbinding')).toBeVisible();
      await endBallot('closeBallot');
      isCut = false;
      window.dispatchEvent(new Event('online'));
      await expect(
        await canvas.findByText(
          'De stemming is gesloten. Wij kunnen niet meer nagaan of uw stem op tijd was.',
        ),
      ).toBeVisible();
      await expect(canvas.queryByText(/niet geteld/u)).not.toBeInTheDocument();
    },
  },
);

/** A change waits, and the member returns to the vote that was received. That one counts, and not the change. */
export const TerugZonderVerbinding = screenStory(
  voteScreen({
    presence: inHall,
    ballots: [openBallot],
    before: () => {
      isCut = false;
      return [http.post('*/api/*/votes', () => (isCut ? HttpResponse.error() : undefined))];
    },
  }),
  {
    async play(stage) {
      const { canvas, userEvent } = stage;
      await chooses(stage, 'Voor');
      await presses(stage, 'Versturen');
      await userEvent.click(await canvas.findByRole('button', { name: 'Uw stem wijzigen' }));
      isCut = true;
      await chooses(stage, 'Tegen');
      await presses(stage, 'Versturen');
      await expect(await canvas.findByText(/^Uw keuze staat nog hier; wij versturen die/u)).toBeVisible();
      await chooses(stage, 'Voor');
      await presses(stage, 'Versturen');
      await expect(canvas.queryByText('Kies eerst wat u stemt.')).not.toBeInTheDocument();
      isCut = false;
      window.dispatchEvent(new Event('online'));
      await expect(await canvas.findByText('Uw stem is ontvangen')).toBeVisible();
      await expect(canvas.getByRole('list', { name: 'Uw stemmen' })).toHaveTextContent('Voor');
    },
  },
);
