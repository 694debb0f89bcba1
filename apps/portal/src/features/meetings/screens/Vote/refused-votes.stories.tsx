import { anOwnVote } from '@mijn/api/mock/ballots';
import type { OwnVotes } from '@mijn/domain/ballots';
import type { Meta } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';
import { inHall, ofVries, openBallot, voteScreen } from '../../../../testing/vote-screen.ts';

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
  for (const name of ['Uw appartement', 'Met machtiging van A. de Vries']) {
    const choices = within(await canvas.findByRole('radiogroup', { name }));
    await userEvent.click(choices.getByRole('radio', { name: 'Voor' }));
  }
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
