import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { anElection } from '../../../../testing/elections-data.ts';
import { hallStory } from '../../../../testing/hall-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

/** What the chair does after the closing of an election. */
const meta = { title: 'Schermen/De vergadering leiden bij een verkiezing' } satisfies Meta;

export default meta;

const hold = (...election: Parameters<typeof anElection>) =>
  hallStory({ path: 'hold', hall: { ballots: [anElection(...election)] } });

/** Two candidates have as many votes for the last seat. A number from the hall draws the lot. */
export const HetLotBeslist = screenStory(hold('ranking', [400, 300, 300]), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Er zijn evenveel stemmen: het lot beslist')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Volgende punt' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Lot trekken' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByLabelText('Getal uit de zaal')).toBeVisible();
  },
});

/** Nobody of the last two has more than half, so that they go on. */
export const TweedeRonde = screenStory(hold('majority', [500, 300, 290]), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tweede ronde openen' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('Tweede ronde openen over punt 6?')).toBeVisible();
  },
});
