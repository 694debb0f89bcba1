import { anOwnVote } from '@mijn/api/mock/ballots';
import { idOf } from '@mijn/api/mock/call';
import type { OwnVotes } from '@mijn/domain/ballots';
import type { Meta } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';
import { endBallot, inHall, ofVries, openBallot, voteScreen } from '../../../../testing/vote-screen.ts';

const meta = { title: 'Schermen/Stemmen voor meer appartementen' } satisfies Meta;

export default meta;

/** Receives the vote of the own apartment, and refuses that of the proxy, whose owner voted meanwhile. */
const receivesOne = () => [
  http.post('*/api/*/votes', async ({ request }) => {
    const response = await fetch(request.url.replace(/\/ballots\/.*$/u, '/own-votes'));
    const own: OwnVotes = await response.json();
    const vote = { choice: 'for' as const, option: null, voted_at: '2026-11-20T12:00:00.000Z' };
    return HttpResponse.json({
      ...own,
      votes: own.votes.map((one) =>
        one.right === 'owner' ? { ...one, has_voted: true, vote } : { ...one, is_early: true },
      ),
      refused: own.votes
        .filter(({ right }) => right === 'proxy')
        .map(({ apartment_id }) => ({ apartment_id, reason: 'early_vote' })),
    });
  }),
];

const shown = () =>
  voteScreen({
    presence: inHall,
    ballots: [openBallot],
    votes: [ofVries(), anOwnVote()],
    before: receivesOne,
  });

async function votesForBoth({ canvas, userEvent }: Stage): Promise<void> {
  const choices = within(await canvas.findByRole('radiogroup', { name: 'Voor alle 2 appartementen' }));
  await userEvent.click(choices.getByRole('radio', { name: 'Voor' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Versturen voor 2 appartementen' }));
}

/** One vote is refused. The other one counts, and the screen says which is which. */
export const EenNietOntvangen = screenStory(shown(), {
  async play(stage) {
    const { canvas } = stage;
    await votesForBoth(stage);
    await expect(await canvas.findByText('Niet ontvangen voor Kadestraat 1')).toBeVisible();
    await expect(
      canvas.getByText('Kadestraat 1: de eigenaar heeft vooraf gestemd. Die stem telt.'),
    ).toBeVisible();
    await expect(canvas.getByText(/Uw andere stemmen zijn ontvangen\./u)).toBeVisible();
    await expect(await canvas.findByText('Uw stem is ontvangen')).toBeVisible();
  },
});

export const EenNietOntvangenOpTelefoon = screenStory(shown(), {
  async play(stage) {
    await votesForBoth(stage);
    await expect(await stage.canvas.findByText('Niet ontvangen voor Kadestraat 1')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const EenNietOntvangenDonker = screenStory(shown(), {
  globals: { scheme: 'dark' },
  async play(stage) {
    await votesForBoth(stage);
    await expect(await stage.canvas.findByText('Niet ontvangen voor Kadestraat 1')).toBeVisible();
  },
});

const building = Array.from({ length: 15 }, (_, at) =>
  anOwnVote({ apartment_id: idOf(34, at + 1), name: `Bouwnummer ${at + 1}`, votes: 82 }),
);

/** A developer votes for all apartments in one press, and then differently for one of them. */
export const VoorAlleAppartementen = screenStory(
  voteScreen({ presence: inHall, ballots: [openBallot], votes: building }),
  {
    async play({ canvas, userEvent }) {
      const all = await canvas.findByRole('radiogroup', { name: 'Voor al uw 15 appartementen' });
      await expect(canvas.getByText('1.230 stemmen')).toBeVisible();
      await userEvent.click(within(all).getByRole('radio', { name: 'Voor' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Versturen voor 15 appartementen' }));
      await expect(await canvas.findByText('Uw stemmen zijn ontvangen')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Uw stem wijzigen' }));
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Per appartement verschillend stemmen' }),
      );
      const [first] = await canvas.findAllByRole('radio', { name: 'Tegen' });
      if (first) await userEvent.click(first);
      await userEvent.click(await canvas.findByRole('button', { name: 'Versturen' }));
      const list = await canvas.findByRole('list', { name: 'Uw stemmen' });
      await waitFor(() => expect(within(list).getAllByText('Tegen')).toHaveLength(1));
      await expect(within(list).getAllByText('Voor')).toHaveLength(14);
      await endBallot('closeBallot');
      await expect(await canvas.findByText('U hebt verschillend gestemd (alleen u ziet dit)')).toBeVisible();
      await expect(canvas.getByText('Bouwnummer 1: tegen')).toBeVisible();
    },
  },
);
