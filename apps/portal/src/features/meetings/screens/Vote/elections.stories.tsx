import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { anElection } from '../../../../testing/elections-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';
import { inHall, voteScreen } from '../../../../testing/vote-screen.ts';

const meta = { title: 'Schermen/Stemmen bij een verkiezing' } satisfies Meta;

export default meta;

/** Whoever chose as many candidates as there are seats can't choose another one before one is taken back. */
export const TweeVanDrieOpTelefoon = screenStory(
  voteScreen({ presence: inHall, ballots: [anElection('ranking')] }),
  {
    async play({ canvas, userEvent }) {
      await expect(await canvas.findByText('Kies hoogstens 2 kandidaten.')).toBeVisible();
      await userEvent.click(canvas.getByRole('checkbox', { name: 'T. Hoekstra' }));
      await expect(await canvas.findByText('Nog 1 keuze.')).toBeVisible();
      await userEvent.click(canvas.getByRole('checkbox', { name: 'M. de Wit' }));
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Bram Bestuur' })).toBeDisabled());
      await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
      await expect(await canvas.findByRole('list', { name: 'Uw stemmen' })).toHaveTextContent(
        /T\. Hoekstra.*M\. de Wit/u,
      );
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  },
);
