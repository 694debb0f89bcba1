import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { longName } from '../../.storybook/long-name.ts';
import { press } from '../../.storybook/press.ts';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog-props.ts';

const meta = {
  title: 'Meldingen/Venster',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'Labels wijzigen',
    isOpen: true,
    onClose: fn(),
    children: <TextField label="Labels" />,
    actions: <Button>Opslaan</Button>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function WithButton(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Wijzig labels</Button>
      <Dialog {...props} isOpen={isOpen} onClose={close} />
    </>
  );
}

export const Venster: Story = {
  async play({ args, userEvent }) {
    await expect(await screen.findByRole('dialog', { name: 'Labels wijzigen' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

function RowsThatGo(props: DialogProps) {
  const [rows, setRows] = useState(['Agenda', 'Begroting', 'Notulen']);
  const [asked, setAsked] = useState<string>();
  const hide = () => {
    setRows(rows.filter((row) => row !== asked));
    setAsked(undefined);
  };
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <a href="#document">{row}</a> <Button onPress={() => setAsked(row)}>{`Verberg ${row}`}</Button>
          </li>
        ))}
      </ul>
      <Dialog
        {...props}
        title="Document verbergen?"
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        actions={<Button onPress={hide}>Verbergen</Button>}
      >
        Eigenaren zien het dan niet meer.
      </Dialog>
    </>
  );
}

/** The dialog removes the row that opened it. The focus moves to the row that takes its place. */
export const RijDieVerdwijnt: Story = {
  render: (args) => <RowsThatGo {...args} />,
  async play({ canvas, userEvent }) {
    for (const [row, next] of [
      ['Begroting', 'Notulen'],
      ['Notulen', 'Agenda'],
    ]) {
      await userEvent.click(canvas.getByRole('button', { name: `Verberg ${row}` }));
      await userEvent.click(await screen.findByRole('button', { name: 'Verbergen' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: `Verberg ${next}` })).toHaveFocus());
    }
  },
};

/** The main action comes first, on the screen and for the Tab key. */
export const Knoppen: Story = {
  args: {
    actions: (
      <>
        <Button>Opslaan</Button>
        <Button variant="quiet">Annuleren</Button>
      </>
    ),
  },
  async play() {
    const save = await screen.findByRole('button', { name: 'Opslaan' });
    const cancel = screen.getByRole('button', { name: 'Annuleren' });
    await expect(save.getBoundingClientRect().left).toBeLessThan(cancel.getBoundingClientRect().left);
    await expect(save.compareDocumentPosition(cancel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const KnoppenOpTelefoon: Story = {
  ...Knoppen,
  async play() {
    const save = await screen.findByRole('button', { name: 'Opslaan' });
    const cancel = screen.getByRole('button', { name: 'Annuleren' });
    await expect(save.getBoundingClientRect().top).toBeLessThan(cancel.getBoundingClientRect().top);
  },
};

export const MetHetToetsenbord: Story = {
  render: (args) => <WithButton {...args} />,
  async play({ args, canvas }) {
    const opener = canvas.getByRole('button', { name: 'Wijzig labels' });
    await press('Tab', 'Enter');
    const dialog = await screen.findByRole('dialog', { name: 'Labels wijzigen' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    // The Tab key is pressed more often than the dialog has elements, and the focus stays in the dialog.
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await press(key);
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    }
    await press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** De inhoud die niet past, scrolt tussen de titel en de knoppen, ook met de pijltjestoetsen. */
export const LangeInhoud: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, line) => (
      <p key={line}>Regel {line + 1} van een lange tekst.</p>
    )),
  },
  async play() {
    const body = await screen.findByRole('region', { name: 'Labels wijzigen' });
    body.focus();
    await press('End');
    await waitFor(() => expect(body.scrollTop).toBeGreaterThan(100));
    await expect(screen.getByRole('button', { name: 'Opslaan' })).toBeVisible();
  },
};

export const Lade: Story = { args: { look: 'drawer' } };

export const Leesvenster: Story = { args: { look: 'wide' } };

export const Bezig: Story = { args: { actions: <Button isPending>Opslaan</Button> } };

export const MetFout: Story = {
  args: {
    children: (
      <Stack>
        <Alert tone="danger" title="De labels zijn niet opgeslagen." isAnnounced>
          Wat u hebt ingevuld, staat er nog. Probeer het opnieuw.
        </Alert>
        <TextField label="Labels" />
      </Stack>
    ),
    actions: <Button>Opnieuw proberen</Button>,
  },
  async play() {
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    title: longName,
    children: Array.from({ length: 30 }, (_, line) => (
      <p key={line}>Regel {line + 1} van een lange tekst.</p>
    )),
  },
  async play() {
    // The content can get the focus from the moment when it was measured.
    await expect(await screen.findByRole('region', { name: longName })).toBeVisible();
  },
};

/** Fout: een venster voor een melding waarbij de gebruiker niets hoeft te doen. */
export const Misbruik: Story = {
  args: {
    title: 'Gelukt',
    children: (
      <p>
        Zo niet: een venster om te zeggen dat iets gelukt is. Het houdt op wat men aan het doen was, en vraagt
        een klik om niets. Gebruik een snelle melding. Vraagt u iets voordat er iets gebeurt? Gebruik een
        bevestiging.
      </p>
    ),
    actions: <Button>OK</Button>,
  },
};
