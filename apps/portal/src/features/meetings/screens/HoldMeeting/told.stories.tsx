import { aBoardMember } from '@mijn/api/mock/auth';
import { aHeldMeeting } from '@mijn/api/mock/presence';
import { ballotsContract } from '@mijn/domain/ballots/contract';
import { fillPath } from '@mijn/domain/wire';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  closedBallot,
  firstBallot,
  hallStory,
  openBallot,
  type ShownHall,
} from '../../../../testing/hall-data.ts';
import { type Stage, screenStory } from '../../../../testing/screen-story.ts';

/** What the screen tells who can't see it, and what it warns of before a secret ballot. */
const meta = { title: 'Schermen/De vergadering leiden met melding' } satisfies Meta;

export default meta;

const hold = (hall: ShownHall['hall']) => hallStory({ path: 'hold', ...(hall && { hall }) });

const press = async ({ canvas, userEvent }: Stage, name: RegExp | string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

const inDialog = async () => within(await screen.findByRole('alertdialog'));

/** A screen reader hears that the ballot is open, once, and the focus is at its heading. */
export const OpeningGemeld = screenStory(hold({}), {
  async play(stage) {
    await press(stage, 'Stemming openen over punt 4');
    const dialog = await inDialog();
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Stemming openen' }));
    const said = await screen.findAllByText('Stemming open: punt 4, Begroting 2027.');
    await expect(said).toHaveLength(1);
    await expect(said[0]?.closest('output')).not.toBeNull();
    await waitFor(() =>
      expect(stage.canvas.getByRole('heading', { name: '4. Begroting 2027' })).toHaveFocus(),
    );
  },
});

export const UitslagGemeld = screenStory(hold({ ballots: [openBallot, closedBallot, firstBallot] }), {
  async play(stage) {
    const { canvas } = stage;
    await expect(await canvas.findByText('van de 744 aanwezige stemmen binnen')).toBeVisible();
    await expect(screen.queryByText(/^Stemming open: punt 6/u)).not.toBeInTheDocument();
    await press(stage, 'Stemming sluiten');
    const dialog = await inDialog();
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Stemming sluiten' }));
    await expect(
      await canvas.findByText(
        /^Uitslag van punt 6, Laadpalen in de parkeerkelder: (?:Aangenomen|Verworpen)\. Voor \d+, Tegen \d+\. \d+ is /u,
      ),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: '6. Laadpalen in de parkeerkelder' })).toHaveFocus(),
    );
  },
});

/** Another board member stops the ballot. It stays on the screen that there is no result. */
export const StoppenGemeld = screenStory(hold({ ballots: [openBallot] }), {
  async play({ canvas }) {
    (await canvas.findByRole('button', { name: 'Stoppen zonder uitslag' })).focus();
    const { method, path } = ballotsContract.cancelBallot;
    const association_id = aBoardMember().associations[0]?.id ?? '';
    const params = { association_id, meeting_id: aHeldMeeting().id, ballot_id: openBallot.id };
    await fetch(`/api${fillPath(path, params)}`, { method });
    window.dispatchEvent(new Event('focus'));
    await expect(await canvas.findByText('De stemming is gestopt zonder uitslag')).toBeVisible();
    await expect(canvas.getByText(/^Stemming gestopt zonder uitslag: punt 6/u)).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: '6. Laadpalen in de parkeerkelder' })).toHaveFocus(),
    );
  },
});

const secrecy = { voters: 31, voters_min: 5, telling_per_mille: 950, is_outcome_only: true };

async function choosesSecret(stage: Stage) {
  await press(stage, 'Stemming openen over punt 4');
  const dialog = await inDialog();
  await stage.userEvent.click(dialog.getByRole('radio', { name: 'Geheim' }));
  return dialog;
}

export const AantallenVerraden = screenStory(hold({ secrecy }), {
  async play(stage) {
    const dialog = await choosesSecret(stage);
    await expect(await dialog.findByText('Iedereen ziet alleen of het voorstel is aangenomen')).toBeVisible();
    await expect(dialog.getByText(/in 95% van de gevallen verraden/u)).toBeVisible();
    await stage.userEvent.click(dialog.getByRole('radio', { name: 'Open' }));
    await expect(dialog.queryByText(/in 95% van de gevallen/u)).not.toBeInTheDocument();
  },
});

export const TeWeinigStemmersVoorGeheim = screenStory(
  hold({ secrecy: { ...secrecy, voters: 4, telling_per_mille: 1000 } }),
  {
    async play(stage) {
      const dialog = await choosesSecret(stage);
      await expect(
        await dialog.findByText(
          'Er zijn 4 stemmers aanwezig, en minstens 5 mensen moeten op hun telefoon stemmen',
        ),
      ).toBeVisible();
    },
  },
);

export const AantallenVerradenOpTelefoon = screenStory(hold({ secrecy }), {
  async play(stage) {
    const dialog = await choosesSecret(stage);
    await expect(await dialog.findByText(/in 95% van de gevallen verraden/u)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
