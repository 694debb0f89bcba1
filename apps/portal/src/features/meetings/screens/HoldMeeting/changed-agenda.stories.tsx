import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  closedBallot,
  firstBallot,
  hallStory,
  openBallot,
  type ShownHall,
  votedApartments,
} from '../../../../testing/hall-data.ts';
import { type Stage, screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/De vergadering leiden/Agenda' } satisfies Meta;

export default meta;

const hold = (own: Omit<ShownHall, 'path'> = {}) => hallStory({ path: 'hold', ...own });

const press = async ({ canvas, userEvent }: Stage, name: RegExp | string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

const running = {
  hall: { ballots: [openBallot, closedBallot, firstBallot], apartments: votedApartments },
};

/** What was decided or is voted about has no buttons. The others can be changed, moved, divided and removed. */
export const AgendaWijzigen = screenStory(hold(running), {
  async play(stage) {
    const { canvas, userEvent } = stage;
    await press(stage, 'Agenda wijzigen');
    const list = within(await canvas.findByRole('list', { name: 'De punten' }));
    await list.findByRole('button', { name: 'Meer over “Opening en mededelingen”' });
    const namesOf = () => list.getAllByRole('button', { name: /^Meer over/u }).map((one) => one.ariaLabel);
    await waitFor(() =>
      expect(namesOf()).toEqual([
        'Meer over “Opening en mededelingen”',
        'Meer over “Jaarverslag van het bestuur”',
        'Meer over “Onderhoud aan de daken”',
        'Meer over “Rondvraag en sluiting”',
      ]),
    );
    await expect(canvas.getByRole('link', { name: 'Agendapunt toevoegen' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/agenda\/add\?.*van=leiden$/u),
    );
    await userEvent.click(list.getByRole('button', { name: 'Meer over “Onderhoud aan de daken”' }));
    await expect(await screen.findByRole('menuitem', { name: 'Splitsen' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Klaar' }));
    await waitFor(() => expect(list.queryByRole('button', { name: /^Meer over/u })).not.toBeInTheDocument());
  },
});

export const AgendaWijzigenOpTelefoon = screenStory(hold(running), {
  async play(stage) {
    await press(stage, 'Agenda wijzigen');
    await expect(await stage.canvas.findByRole('link', { name: 'Agendapunt toevoegen' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A proposal that the members did not get in the convocation says so before and after it is voted about. */
export const NietInDeOproep = screenStory(
  hold({
    hall: {
      ballots: [
        { ...openBallot, since_convocation: 'added' },
        { ...closedBallot, since_convocation: 'changed' },
      ],
    },
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Dit voorstel stond niet in de oproep')).toBeVisible();
      await expect(canvas.getByText('Dit voorstel stond anders in de oproep')).toBeVisible();
    },
  },
);
