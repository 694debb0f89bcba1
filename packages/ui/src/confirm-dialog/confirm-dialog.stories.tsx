import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { press } from '../../.storybook/press.ts';
import { Button } from '../button/button.tsx';
import { Countdown } from '../countdown/countdown.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

function WithButton(props: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const cancel = () => {
    props.onCancel();
    setOpen(false);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Uitloggen</Button>
      <ConfirmDialog {...props} isOpen={isOpen} onCancel={cancel} />
    </>
  );
}

const meta = {
  title: 'Meldingen/Bevestiging',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  render: (args) => <WithButton {...args} />,
  args: {
    isOpen: false,
    title: 'Weet u zeker dat u wilt uitloggen?',
    confirmLabel: 'Uitloggen',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = async () => screen.findByRole('alertdialog', { name: 'Weet u zeker dat u wilt uitloggen?' });

export const Bevestigen: Story = {
  args: { isOpen: true },
  async play({ args, userEvent }) {
    await userEvent.click(within(await question()).getByRole('button', { name: 'Uitloggen' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(1));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const MetHetToetsenbord: Story = {
  tags: ['toets'],
  async play({ args, canvas }) {
    const opener = canvas.getByRole('button', { name: 'Uitloggen' });
    await press('Tab', 'Enter');
    const dialog = await question();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
      await press(key);
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    }
    await press('Escape');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Een klik naast de vraag sluit de vraag niet. */
export const KlikErnaast: Story = {
  args: { isOpen: true },
  async play({ args, userEvent }) {
    await question();
    await userEvent.click(document.body);
    await waitFor(async () => expect(await question()).toBeVisible());
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** Bij een vraag die vanzelf verloopt, kan Escape betekenen dat de gebruiker ingelogd blijft. */
export const VerlooptVanzelf: Story = {
  args: {
    isOpen: true,
    title: 'Bent u er nog?',
    confirmLabel: 'Blijf ingelogd',
    cancelLabel: 'Uitloggen',
    onEscape: fn(),
    children: (
      <>
        U hebt een tijd niets gedaan. Voor uw veiligheid wordt u straks uitgelogd. Nog{' '}
        <Countdown endsAt={Date.now() + 240_000} />
      </>
    ),
  },
  async play({ args }) {
    const dialog = await screen.findByRole('alertdialog', { name: 'Bent u er nog?' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await press('Escape');
    await waitFor(() => expect(args.onEscape).toHaveBeenCalledTimes(1));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Gevaarlijk: Story = {
  args: {
    isOpen: true,
    tone: 'danger',
    title: 'Document verbergen?',
    confirmLabel: 'Verbergen',
    children: 'Eigenaren zien “Notulen ALV 10-6-2026.pdf” dan niet meer. U kunt dit later terugdraaien.',
  },
};

export const BezigOpTelefoon: Story = {
  args: { isOpen: true, isPending: true },
  async play({ args, userEvent }) {
    const dialog = within(await question());
    await userEvent.click(dialog.getByRole('button', { name: /Uitloggen$/u }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Annuleren' })).toBeDisabled());
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    isOpen: true,
    title: `${longName} verwijderen?`,
    children: `${longName}. ${longName}.`,
    confirmLabel: 'Vereniging verwijderen',
  },
};

/** Fout: een vraag zonder werkwoord op de knoppen. */
export const Misbruik: Story = {
  args: {
    isOpen: true,
    title: 'Weet u het zeker?',
    confirmLabel: 'Ja',
    cancelLabel: 'Nee',
    children:
      'Zo niet: wie de vraag niet goed leest, weet niet wat “Ja” doet. Zet in de vraag wat er gebeurt, en het werkwoord op de knop: “Document verbergen?” met “Verbergen” en “Annuleren”. Kan het ongedaan worden gemaakt? Doe het dan meteen, met “Ongedaan maken” in de melding.',
  },
};
