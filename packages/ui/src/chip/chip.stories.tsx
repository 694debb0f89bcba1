import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../../.storybook/long-name.ts';
import { expect, fn } from 'storybook/test';
import { Chip } from './index.ts';

const meta = {
  title: 'Klein/Filter',
  component: Chip,
  args: { label: 'Tekst in documenten', onRemove: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Weghalen: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder filter Tekst in documenten' }));
    await expect(args.onRemove).toHaveBeenCalled();
  },
};

export const OvervolOpTelefoon: Story = {
  args: { label: longName },
};
