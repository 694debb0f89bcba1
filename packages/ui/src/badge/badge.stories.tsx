import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from './index.ts';

const meta = {
  title: 'Klein/Aantal',
  component: Badge,
  args: { count: 12, label: '12 nieuw' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('12 nieuw')).toBeInTheDocument();
  },
};

export const Veel: Story = { args: { count: 1200, label: '1200 nieuw' } };

export const Nul: Story = {
  args: { count: 0, label: '0 nieuw' },
  async play({ canvas }) {
    await expect(canvas.queryByText('0 nieuw')).toBeNull();
  },
};
