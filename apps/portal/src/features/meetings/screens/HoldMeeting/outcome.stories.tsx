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

/** What the chair reads before and after the closing of a ballot. */
const meta = { title: 'Schermen/De vergadering leiden met uitslag' } satisfies Meta;

export default meta;

const hold = (own: Omit<ShownHall, 'path'> = {}) => hallStory({ path: 'hold', ...own });

const press = async ({ canvas, userEvent }: Stage, name: RegExp | string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

const inDialog = async () => within(await screen.findByRole('alertdialog'));

const running = {
  hall: { ballots: [openBallot, closedBallot, firstBallot], apartments: votedApartments },
};

/** On a phone, the number of votes and the button that closes are in view before anybody scrolls. */
export const SluitenInBeeldOpTelefoon = screenStory(hold(running), {
  async play({ canvas }) {
    await expect(await canvas.findByText('552')).toBeVisible();
    for (const shown of [canvas.getByText('552'), canvas.getByRole('button', { name: 'Stemming sluiten' })])
      await expect(shown.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

const last = { hall: { ballots: [closedBallot, firstBallot] } };

/** Returns whether one element stands before another on the page. */
const isBefore = (one: Node, other: Node): boolean =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

/** After the closing, the chair reads the outcome aloud first, and then goes on with the next item. */
export const UitslagVoorlezen = screenStory(hold(last), {
  async play(stage) {
    const { canvas } = stage;
    const words = await canvas.findByText('Aangenomen: voor 412, tegen 188, nodig 400.');
    await expect(isBefore(words, canvas.getByText('Stemmen aanwezig'))).toBe(true);
    await expect(canvas.queryByRole('heading', { name: /^Nu:/u })).not.toBeInTheDocument();
    await press(stage, 'Volgende punt');
    const next = await canvas.findByRole('heading', { name: 'Nu: 6. Laadpalen in de parkeerkelder' });
    await waitFor(() => expect(next).toHaveFocus());
    const former = canvas.getByText('Aangenomen: voor 412, tegen 188, nodig 400.');
    await expect(isBefore(next, former)).toBe(true);
    await expect(canvas.getByText('667 nodig voor punt 6')).toBeVisible();
    await expect(canvas.queryByText(/nodig voor gewone besluiten/u)).not.toBeInTheDocument();
  },
});

export const UitslagVoorlezenOpTelefoon = screenStory(hold(last), {
  async play({ canvas }) {
    await canvas.findByText('Aangenomen: voor 412, tegen 188, nodig 400.');
    const button = await canvas.findByRole('button', { name: 'Volgende punt' });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** Before the closing, the chair reads that there would be no decision, and which votes do not count. */
export const SluitenZonderQuorum = screenStory(
  hold({ hall: { ...running.hall, progress: { votes_present: 94, votes_cast: 40, apartments_divided: 2 } } }),
  {
    async play(stage) {
      await press(stage, 'Stemming sluiten');
      const dialog = await inDialog();
      await expect(
        await dialog.findByText('Er zijn 94 stemmen aanwezig en 667 nodig: sluiten geeft geen besluit'),
      ).toBeVisible();
      await expect(
        dialog.getByText('Bij 2 appartementen hebben de eigenaren verschillend gestemd'),
      ).toBeVisible();
    },
  },
);

export const SluitenZonderStemmen = screenStory(
  hold({ hall: { ...running.hall, progress: { votes_present: 744, votes_cast: 0 } } }),
  {
    async play(stage) {
      await press(stage, 'Stemming sluiten');
      const dialog = await inDialog();
      await expect(
        await dialog.findByText('Er is nog geen stem binnen: sluiten geeft geen besluit'),
      ).toBeVisible();
    },
  },
);

async function opens(stage: Stage) {
  await press(stage, 'Stemming openen over punt 4');
  const dialog = await inDialog();
  await stage.userEvent.click(dialog.getByRole('button', { name: 'Stemming openen' }));
  await stage.userEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
}

/** A ballot that was opened by mistake is cancelled, as long as nobody voted. */
export const OpenenOngedaanMaken = screenStory(hold(), {
  async play(stage) {
    await opens(stage);
    await expect(await stage.canvas.findByText('De stemming is gestopt zonder uitslag')).toBeVisible();
  },
});

export const OpenenNietOngedaanMaken = screenStory(hold({ hall: { progress: { apartments_cast: 1 } } }), {
  async play(stage) {
    await opens(stage);
    await expect(await screen.findByText(/Er is al gestemd, dus de stemming blijft open/u)).toBeVisible();
    await expect(stage.canvas.getByRole('button', { name: 'Stemming sluiten' })).toBeVisible();
  },
});
