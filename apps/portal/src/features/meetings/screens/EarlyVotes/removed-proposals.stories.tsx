import { mockCall, Refusal } from '@mijn/api/mock/call';
import { earlyVotesContract } from '@mijn/domain/early-votes/contract';
import type { Meta } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { earlyVotesScreen, votedAgenda } from '../../../../testing/early-votes-screen.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Vooraf stemmen over een verwijderd voorstel' } satisfies Meta;

export default meta;

let isRemoved = false;

/** The board removed the proposal while the member read it. */
export const VerwijderdTijdensHetStemmen = screenStory(
  earlyVotesScreen({
    before: () => {
      isRemoved = false;
      return [
        mockCall(earlyVotesContract.castEarlyVotes, () => {
          isRemoved = true;
          return new Refusal('not_found');
        }),
        http.get('*/agenda-items', () =>
          isRemoved ? HttpResponse.json({ data: votedAgenda.slice(1) }) : undefined,
        ),
      ];
    },
  }),
  {
    async play({ canvas, userEvent }) {
      const [first] = await canvas.findAllByRole('radio', { name: 'Voor' });
      if (first) await userEvent.click(first);
      await userEvent.click(await canvas.findByRole('button', { name: 'Uw stem over punt 4 versturen' }));
      const gone = 'Punt 4, “Begroting 2027”, staat niet meer als voorstel op de agenda';
      await expect(await canvas.findByText(gone)).toBeVisible();
      await expect(canvas.queryByRole('heading', { name: 'Begroting 2027' })).not.toBeInTheDocument();
    },
  },
);
