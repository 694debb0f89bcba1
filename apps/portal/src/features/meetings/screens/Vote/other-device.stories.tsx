import { aUser } from '@mijn/api/mock/auth';
import { aBallot, anOwnVote } from '@mijn/api/mock/ballots';
import { idOf } from '@mijn/api/mock/call';
import { aHeldMeeting } from '@mijn/api/mock/presence';
import type { Ballot } from '@mijn/domain/ballots';
import { ballotsContract } from '@mijn/domain/ballots/contract';
import { fillPath } from '@mijn/domain/wire';
import type { Meta } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { refuseTurn } from '../../../../testing/calls/refuse-turn.ts';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';
import { inHall, openBallot, PUBLIC_KEY, voteScreen } from '../../../../testing/vote-screen.ts';

const meta = { title: 'Schermen/Stemmen op twee apparaten' } satisfies Meta;

export default meta;

const chooses = async ({ canvas, userEvent }: Stage, name: string) =>
  userEvent.click(await canvas.findByRole('radio', { name }));

const sends = async ({ canvas, userEvent }: Stage) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Versturen' }));

/** Votes as another device of the same member does. */
async function otherDeviceVotes(vote: { choice: string | null; sealed: string[] }): Promise<void> {
  const { method, path } = ballotsContract.castVotes;
  const association_id = aUser().associations[0]?.id ?? '';
  const params = { association_id, meeting_id: aHeldMeeting().id, ballot_id: openBallot.id };
  await fetch(`/api${fillPath(path, params)}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      votes: [
        { apartment_id: anOwnVote().apartment_id, option: null, mark: idOf(99, 1), replaces: [], ...vote },
      ],
    }),
  });
}

/** The vote of the screen is the second one, which the server refuses: it did not know the first. */
const twoDevices = (ballot: Ballot) =>
  voteScreen({
    presence: inHall,
    ballots: [ballot],
    before: () => [refuseTurn(ballotsContract.castVotes, 2, 'newer_vote')],
  });

const receipt = ({ canvas }: Stage) => canvas.findByRole('list', { name: 'Uw stemmen' });

/** What the screen did not know is not replaced. It says what counts, and the member can still change it. */
export const NieuwereStem = screenStory(twoDevices(openBallot), {
  async play(stage) {
    const { canvas, userEvent } = stage;
    await chooses(stage, 'Voor');
    await otherDeviceVotes({ choice: 'against', sealed: [] });
    await sends(stage);
    await expect(await canvas.findByText('U hebt intussen op een ander apparaat gestemd')).toBeVisible();
    await expect(await canvas.findByText(/Uw stem van het andere apparaat telt/u)).toBeVisible();
    await waitFor(async () => expect(await receipt(stage)).toHaveTextContent('Tegen'));
    await userEvent.click(canvas.getByRole('button', { name: 'Uw stem wijzigen' }));
    await chooses(stage, 'Voor');
    await sends(stage);
    await waitFor(async () => expect(await receipt(stage)).toHaveTextContent('Voor'));
    await expect(canvas.queryByText('U hebt intussen op een ander apparaat gestemd')).not.toBeInTheDocument();
  },
});

/** The same choice on two devices is one vote. */
export const ZelfdeStem = screenStory(voteScreen({ presence: inHall, ballots: [openBallot] }), {
  async play(stage) {
    await chooses(stage, 'Voor');
    await otherDeviceVotes({ choice: 'for', sealed: [] });
    await sends(stage);
    await expect(await stage.canvas.findByText('Uw stem is ontvangen')).toBeVisible();
  },
});

const secretBallot = aBallot(1, { is_secret: true, public_key: PUBLIC_KEY });

export const NieuwereGeheimeStem = screenStory(twoDevices(secretBallot), {
  async play(stage) {
    const { canvas } = stage;
    await chooses(stage, 'Voor');
    await otherDeviceVotes({ choice: null, sealed: ['sealed'] });
    await sends(stage);
    await expect(await canvas.findByText('U hebt intussen op een ander apparaat gestemd')).toBeVisible();
    await waitFor(async () => expect(await receipt(stage)).toHaveTextContent('Verzegeld'));
  },
});

let attempts = 0;

/** The server received the vote, and its response was lost. The same device changes its mind: that is no other device. */
export const EigenStemZonderAntwoord = screenStory(
  voteScreen({
    presence: inHall,
    ballots: [openBallot],
    before: () => {
      attempts = 0;
      return [
        http.post('*/api/*/votes', async ({ request }) => {
          attempts += 1;
          if (attempts > 1) return undefined;
          await fetch(request.clone());
          return HttpResponse.error();
        }),
      ];
    },
  }),
  {
    async play(stage) {
      const { canvas } = stage;
      await chooses(stage, 'Voor');
      await sends(stage);
      await expect(await canvas.findByText(/^Uw keuze staat nog hier/u)).toBeVisible();
      await chooses(stage, 'Tegen');
      await sends(stage);
      await waitFor(async () => expect(await receipt(stage)).toHaveTextContent('Tegen'));
      await expect(
        canvas.queryByText('U hebt intussen op een ander apparaat gestemd'),
      ).not.toBeInTheDocument();
    },
  },
);

const onPaper = voteScreen({
  presence: inHall,
  ballots: [secretBallot],
  votes: [anOwnVote({ has_voted: true, is_on_paper: true })],
});

/** The chair recorded that the apartment votes on paper. The member sees it, and can object at once. */
export const OpPapier = screenStory(onPaper, {
  async play({ canvas }) {
    await expect(await canvas.findByText('Uw appartement stemt op papier')).toBeVisible();
    await expect(canvas.getByText(/Zeg het dan nu tegen de voorzitter/u)).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /wijzigen$/u })).not.toBeInTheDocument();
  },
});

export const OpPapierOpTelefoon = screenStory(onPaper, {
  async play({ canvas }) {
    await expect(await canvas.findByText('Uw appartement stemt op papier')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const OpPapierDonker = screenStory(onPaper, {
  globals: { scheme: 'dark' },
});
