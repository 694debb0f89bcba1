import { aUser } from '@mijn/api/mock/auth';
import { idOf } from '@mijn/api/mock/call';
import { aVoteFor } from '@mijn/api/mock/early-votes';
import { earlyVotesContract } from '@mijn/domain/early-votes/contract';
import { fillPath } from '@mijn/domain/wire';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { refuseTurn } from '../../../../testing/calls/refuse-turn.ts';
import { earlyVotesScreen, votedAgenda } from '../../../../testing/early-votes-screen.ts';
import { nextMeeting } from '../../../../testing/meetings-data.ts';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Vooraf stemmen op twee apparaten' } satisfies Meta;

export default meta;

const budget = votedAgenda.find(({ number }) => number === 4);

/** Votes as another device of the same member does, or withdraws the vote. */
async function otherDeviceVotes(choice: 'for' | 'against' | null): Promise<void> {
  const { method, path } = earlyVotesContract.castEarlyVotes;
  const association_id = aUser().associations[0]?.id ?? '';
  const params = { association_id, meeting_id: nextMeeting.id, item_id: budget?.id ?? '' };
  await fetch(`/api${fillPath(path, params)}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      version: budget?.version,
      votes: [{ apartment_id: idOf(34, 47), choice, option: null, mark: idOf(99, 1) }],
    }),
  });
}

async function chooses({ canvas, userEvent }: Stage, name: string): Promise<void> {
  const heading = await canvas.findByRole('heading', { name: budget?.title ?? '' });
  const item = heading.closest('li');
  if (item) await userEvent.click(await within(item).findByRole('radio', { name }));
}

const presses = async ({ canvas, userEvent }: Stage, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** The vote of the screen is the second one, which the server refuses: it did not know the first. */
const newer = () => [refuseTurn(earlyVotesContract.castEarlyVotes, 2, 'newer_vote')];

const receipt = ({ canvas }: Stage) => canvas.findByRole('list', { name: 'Uw stemmen over punt 4' });

/** What the screen did not know is not replaced. It says what counts, and the member can still change it. */
export const NieuwereStem = screenStory(earlyVotesScreen({ before: newer }), {
  async play(stage) {
    const { canvas } = stage;
    await chooses(stage, 'Voor');
    await otherDeviceVotes('against');
    await presses(stage, 'Uw stem over punt 4 versturen');
    await expect(await canvas.findByText('U hebt intussen op een ander apparaat gestemd')).toBeVisible();
    await expect(canvas.getByText(/Uw stem van het andere apparaat telt/u)).toBeVisible();
    await expect(await receipt(stage)).toHaveTextContent('Tegen');
    await presses(stage, 'Uw stem over punt 4 wijzigen');
    await chooses(stage, 'Voor');
    await presses(stage, 'Uw nieuwe stem over punt 4 versturen');
    await waitFor(async () => expect(await receipt(stage)).toHaveTextContent('Voor'));
    await expect(canvas.queryByText('U hebt intussen op een ander apparaat gestemd')).not.toBeInTheDocument();
  },
});

/** A change that waited does not undo a withdrawal. */
export const IntussenIngetrokken = screenStory(
  earlyVotesScreen({ voted: { 4: aVoteFor() }, before: newer }),
  {
    async play(stage) {
      const { canvas } = stage;
      await presses(stage, 'Uw stem over punt 4 wijzigen');
      await chooses(stage, 'Tegen');
      await otherDeviceVotes(null);
      await presses(stage, 'Uw nieuwe stem over punt 4 versturen');
      await expect(
        await canvas.findByText('U hebt uw stem intussen ingetrokken op een ander apparaat'),
      ).toBeVisible();
      await chooses(stage, 'Tegen');
      await presses(stage, 'Uw stem over punt 4 versturen');
      await expect(await receipt(stage)).toHaveTextContent('Tegen');
    },
  },
);

/** A vote of another device is not withdrawn by a screen that did not show it. */
export const IntrekkenNaNieuwereStem = screenStory(
  earlyVotesScreen({ voted: { 4: aVoteFor() }, before: newer }),
  {
    async play(stage) {
      const { canvas, userEvent } = stage;
      await presses(stage, 'Uw stem over punt 4 intrekken');
      const question = within(await screen.findByRole('alertdialog', { name: 'Uw stem intrekken?' }));
      await otherDeviceVotes('against');
      await userEvent.click(question.getByRole('button', { name: 'Intrekken' }));
      await expect(await screen.findByText(/^U hebt intussen op een ander apparaat gestemd/u)).toBeVisible();
      await waitFor(() => expect(canvas.getByText('Tegen', { selector: 'li *' })).toBeInTheDocument());
    },
  },
);

/** The same choice on two devices is one vote. */
export const ZelfdeStem = screenStory(earlyVotesScreen(), {
  async play(stage) {
    await chooses(stage, 'Voor');
    await otherDeviceVotes('for');
    await presses(stage, 'Uw stem over punt 4 versturen');
    await expect(await stage.canvas.findByText('Uw stem is ontvangen')).toBeVisible();
  },
});
