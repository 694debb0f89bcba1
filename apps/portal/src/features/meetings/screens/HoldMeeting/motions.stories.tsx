import { aMotion } from '@mijn/api/mock/motions';
import { aBallotResult } from '@mijn/api/mock/ballots';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { closedBallot, firstBallot, hallStory, openBallot } from '../../../../testing/hall-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/De vergadering leiden/Amendementen' } satisfies Meta;

export default meta;

const amendment = aMotion(1);
const other = aMotion(2, {
  kind: 'counter_proposal',
  text: 'Vier laadpalen',
  wording: 'De vergadering laat vier laadpalen plaatsen.',
});

const hold = (ballots: Parameters<typeof hallStory>[0]['hall'] = {}) =>
  hallStory({
    path: 'hold',
    hall: { ballots: [firstBallot, closedBallot], motions: [amendment, other], ...ballots },
  });

/** The next motion comes before the proposal, and the chair changes the order. */
export const Volgorde = screenStory(hold(), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Volgende punt' }));
    const list = within(await canvas.findByRole('list', { name: 'Amendementen en tegenvoorstellen' }));
    await expect(await list.findByText('Amendement: Hoogstens € 100.000')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Omhoog: Tegenvoorstel: Vier laadpalen' }));
    await expect(
      await canvas.findByRole('button', { name: 'Stemming openen over Tegenvoorstel: Vier laadpalen' }),
    ).toBeVisible();
  },
});

/** The form begins with the text of the proposal. */
export const Voorstellen = screenStory(hold({ motions: [] }), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Volgende punt' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Wijziging voorstellen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Wijziging voorstellen' }));
    await userEvent.type(await dialog.findByLabelText(/In het kort/u), 'Zes laadpalen');
    await userEvent.type(dialog.getByLabelText(/Wie stelt het voor/u), 'B. Bakker');
    await userEvent.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await expect(await canvas.findByText('Amendement: Zes laadpalen')).toBeVisible();
  },
});

const { id, kind, text, proposer } = amendment;

export const Aangenomen = screenStory(
  hold({
    ballots: [
      {
        ...openBallot,
        state: 'closed',
        motion: { id, kind, text, proposer },
        wording: amendment.wording,
        result: aBallotResult(),
      },
    ],
  }),
  {
    async play({ canvas }) {
      await expect(
        await canvas.findByText('Het amendement is aangenomen. Het voorstel luidt nu:'),
      ).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Verder met dit punt' })).toBeVisible();
    },
  },
);
