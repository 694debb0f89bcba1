import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../../.storybook/long-name.ts';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog } from './index.ts';

const meta = {
  title: 'Meldingen/Venster',
  component: Dialog,
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

export const Venster: Story = {
  async play({ args, userEvent }) {
    await expect(await screen.findByRole('dialog', { name: 'Labels wijzigen' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Lade: Story = { args: { look: 'drawer' } };

export const Leesvenster: Story = { args: { look: 'wide' } };

export const OvervolOpTelefoon: Story = {
  args: {
    title: longName,
    children: Array.from({ length: 30 }, (_, line) => (
      <p key={line}>Regel {line + 1} van een lange tekst.</p>
    )),
  },
};
