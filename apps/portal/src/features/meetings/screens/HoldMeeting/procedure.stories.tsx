import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { closedBallot, firstBallot, hallStory } from '../../../../testing/hall-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/De vergadering leiden/Orde' } satisfies Meta;

export default meta;

const hold = hallStory({ path: 'hold', hall: { ballots: [firstBallot, closedBallot] } });

/** Two presses adjourn a meeting, and one lets it go on. */
export const Schorsen = screenStory(hold, {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ordevoorstel of schorsing' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hoe gaat de vergadering verder?' }));
    await userEvent.click(dialog.getByRole('button', { name: '15 minuten' }));
    await expect(await canvas.findByText('De vergadering is geschorst')).toBeVisible();
    await expect(canvas.getByText(/Wij gaan verder om 13\.15 uur\./u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Stemming openen/u })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Vergadering heropenen' }));
    await expect(await canvas.findByRole('button', { name: 'Ordevoorstel of schorsing' })).toBeVisible();
  },
});

export const GeschorstOpTelefoon = screenStory(
  hallStory({
    path: 'hold',
    hall: {
      ballots: [firstBallot],
      procedure: {
        adjournment: {
          adjourned_at: '2026-11-20T11:50:00.000Z',
          resumes_at: '2026-11-20T12:05:00.000Z',
        },
        motions: [],
      },
    },
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('button', { name: 'Vergadering heropenen' })).toBeVisible();
    },
  },
);

/** What the meeting decided is taken back within half a minute. Until then the ballot is secret. */
export const GeheimStemmen = screenStory(hold, {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Volgende punt' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ordevoorstel of schorsing' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hoe gaat de vergadering verder?' }));
    await userEvent.click(
      await dialog.findByRole('button', { name: /^Aangenomen: Geheim stemmen over punt/u }),
    );
    await expect(await screen.findByText(/^Geheim stemmen over punt \d+: aangenomen\.$/u)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Stemming openen over punt \d+$/u }));
    await expect(
      await screen.findByRole('radio', { name: 'Geheim, zoals de vergadering heeft besloten' }),
    ).toBeChecked();
  },
});
