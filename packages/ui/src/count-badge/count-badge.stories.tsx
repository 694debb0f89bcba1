import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CountBadge } from './count-badge.tsx';

const meta = {
  title: 'Gegevens/Aantal',
  component: CountBadge,
  args: { count: 12, label: '12 nieuw' },
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('12 nieuw')).toBeInTheDocument();
    await expect(canvas.getByText('12')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Veel: Story = {
  args: { count: 1200, label: '1.200 nieuw' },
  async play({ canvas }) {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText('1.200 nieuw')).toBeInTheDocument();
  },
};

export const Nul: Story = {
  args: { count: 0, label: '0 nieuw' },
  async play({ canvas }) {
    await expect(canvas.queryByText('0 nieuw')).toBeNull();
  },
};

/** The badge reserves its space until the count is known. */
export const NogNietBekend: Story = {
  args: { count: undefined },
  async play({ canvas }) {
    const badge = canvas.getByText('12');
    await expect(badge).not.toBeVisible();
    await expect(badge.getBoundingClientRect().width).toBeGreaterThan(20);
  },
};

export const OpTelefoon: Story = {};
