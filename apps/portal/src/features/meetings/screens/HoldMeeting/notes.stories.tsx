import { aBoardMember } from '@mijn/api/mock/auth';
import { someAgendaItems } from '@mijn/api/mock/agenda';
import { mockCall, Refusal } from '@mijn/api/mock/call';
import { somePresence } from '@mijn/api/mock/presence';
import type { ItemNote } from '@mijn/domain/minutes';
import { minutesContract } from '@mijn/domain/minutes/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { hallStory, type ShownHall } from '../../../../testing/hall-data.ts';
import { type Stage, screenStory } from '../../../../testing/screen-story.ts';

/** What the board writes down about the items, for the minutes. */
const meta = { title: 'Schermen/De vergadering leiden met notities' } satisfies Meta;

export default meta;

const hold = (own: Omit<ShownHall, 'path'> = {}) => hallStory({ path: 'hold', ...own });

const noteAt = (at: number, own: Partial<ItemNote> = {}): ItemNote => ({
  item_id: someAgendaItems()[at]?.id ?? '',
  text: 'De pomp is in oktober vervangen.',
  version: 1,
  changed_at: '2026-11-20T11:40:00.000Z',
  ...own,
});

const openNote = async ({ canvas, userEvent }: Stage, name: RegExp) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

export const Schrijven = screenStory(hold(), {
  async play(stage) {
    const { canvas, userEvent } = stage;
    const dialog = await openNote(stage, /^Notitie schrijven bij 1\. Opening/u);
    await userEvent.type(
      dialog.getByRole('textbox', { name: /Wat is er besproken/u }),
      'De voorzitter opent.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByText(/met notitie/u)).toBeVisible();
    const again = await openNote(stage, /^Notitie wijzigen bij 1\. Opening/u);
    await expect(again.getByRole('textbox')).toHaveValue('De voorzitter opent.');
  },
});

export const Notities = screenStory(hold({ notes: [noteAt(1), noteAt(2, { text: '' })] }), {
  async play({ canvas }) {
    await expect(await canvas.findByText(/met notitie/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Notitie wijzigen bij 2\./u })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Notitie schrijven bij 3\./u })).toBeVisible();
  },
});

/** After the publication of the minutes the board reads its notes, and changes none. */
export const VastNaDePublicatie = screenStory(
  hold({
    hall: { officers: { ...somePresence().officers, chair: 'T. Nguyen', is_final: true } },
    first: () => [mockCall(minutesContract.listItemNotes, () => ({ data: [noteAt(1)], is_final: true }))],
  }),
  {
    async play(stage) {
      await expect(await stage.canvas.findByText(/Daarom staan deze namen vast/u)).toBeVisible();
      const dialog = await openNote(stage, /^Notitie wijzigen bij 2\./u);
      await expect(dialog.getByText('De pomp is in oktober vervangen.')).toBeVisible();
      await expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    },
  },
);

/** The minute-taker saves after the chair did, and decides which text stays. */
export const IntussenGewijzigd = screenStory(
  hold({
    notes: [noteAt(1)],
    first: () => {
      let asked = 0;
      return [
        mockCall(minutesContract.listItemNotes, () => {
          asked += 1;
          const note = asked < 3 ? noteAt(1) : noteAt(1, { version: 2, text: 'De pomp lekt weer.' });
          return { data: [note], is_final: false };
        }),
        mockCall(minutesContract.setItemNote, ({ body: { text = '', version } }) =>
          version === 2 ? noteAt(1, { text, version: 3 }) : new Refusal('conflict'),
        ),
      ];
    },
  }),
  {
    async play(stage) {
      const { userEvent } = stage;
      const dialog = await openNote(stage, /^Notitie wijzigen bij 2\./u);
      await userEvent.type(dialog.getByRole('textbox'), ' Garantie tot 2030.');
      await userEvent.click(dialog.getByRole('button', { name: 'Opslaan' }));
      await expect(await dialog.findByText('De pomp lekt weer.')).toBeVisible();
      await expect(dialog.getByRole('textbox')).toHaveValue(
        'De pomp is in oktober vervangen. Garantie tot 2030.',
      );
      await userEvent.click(dialog.getByRole('button', { name: 'Mijn tekst opslaan' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    },
  },
);

/** Staff who only read see which items have notes, and cannot write. */
export const AlleenLezen = screenStory(
  hold({
    notes: [noteAt(1)],
    user: aBoardMember({
      impersonation: { staff_name: 'Sara Staf', ends_at: '2099-11-20T15:00:00.000Z', is_read_only: true },
    }),
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText(/met notitie/u)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Notitie/u })).not.toBeInTheDocument();
    },
  },
);
