import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './index.ts';

const meta = {
  title: 'Toestanden/Voortgang',
  component: ProgressBar,
  args: { label: 'Zip maken', value: 42 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Percentage: Story = {
  async play({ canvas }) {
    const bar = canvas.getByRole('progressbar', { name: 'Zip maken' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(bar).toHaveTextContent('42%');
  },
};

export const Aantal: Story = { args: { label: 'Facturen', value: 3, max: 12, valueLabel: '3 van 12' } };
