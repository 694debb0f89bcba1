import { expect } from 'storybook/test';
import type { Meta } from '@storybook/react-vite';
import { earlyVotesScreen, votedAgenda } from '../../../../testing/early-votes-screen.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Vooraf stemmen bij een verkiezing' } satisfies Meta;

export default meta;

const twoSeats = {
  options: ['Bram Bestuur', 'T. Hoekstra', 'M. de Wit'],
  election: { seats: 2, method: 'ranking' as const },
};

/** An election of two seats is voted about with two candidates, and its receipt names both. */
export const TweePlaatsen = screenStory(
  earlyVotesScreen({
    agenda: votedAgenda.map((item) =>
      item.number === 6 && item.proposal
        ? Object.assign({}, item, { proposal: { ...item.proposal, ...twoSeats } })
        : item,
    ),
  }),
  {
    async play({ canvas, userEvent }) {
      for (const name of ['T. Hoekstra', 'Bram Bestuur'])
        await userEvent.click(await canvas.findByRole('checkbox', { name }));
      await userEvent.click(canvas.getByRole('button', { name: 'Uw stem over punt 6 versturen' }));
      await expect(await canvas.findByRole('list', { name: 'Uw stemmen over punt 6' })).toHaveTextContent(
        'Bram Bestuur, T. Hoekstra',
      );
    },
  },
);
