import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './index.ts';

function WithButton(props: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Uitloggen</Button>
      <ConfirmDialog {...props} isOpen={isOpen} onCancel={() => setOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Meldingen/Bevestiging',
  component: ConfirmDialog,
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

export const Bevestigen: Story = {
  args: { isOpen: true },
  async play({ args, userEvent }) {
    const dialog = await screen.findByRole('alertdialog', { name: 'Weet u zeker dat u wilt uitloggen?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Uitloggen' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const FocusKomtTerug: Story = {
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Uitloggen' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
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

export const BezigOpTelefoon: Story = { args: { isOpen: true, isPending: true } };
