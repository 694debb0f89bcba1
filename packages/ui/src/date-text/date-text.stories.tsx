import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateText } from './date-text.tsx';

const meta = {
  title: 'Gegevens/Datum',
  component: DateText,
  args: { date: '2026-01-02' },
} satisfies Meta<typeof DateText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kort: Story = {
  async play({ canvas }) {
    const date = canvas.getByText('2-1-2026');
    await expect(date.tagName).toBe('TIME');
    await expect(date).toHaveAttribute('datetime', '2026-01-02');
  },
};

export const Lang: Story = {
  args: { look: 'long' },
  async play({ canvas }) {
    await expect(canvas.getByText('vrijdag 2 januari 2026')).toBeVisible();
  },
};

export const MetTijd: Story = {
  args: { date: '2026-11-03T09:12:00+01:00', look: 'time' },
  async play({ canvas }) {
    await expect(canvas.getByText('3-11-2026, 9.12 uur')).toBeVisible();
  },
};

export const BlijftOpEenRegelOpTelefoon: Story = {
  args: { date: '2026-09-30', look: 'long' },
  render: (args) => (
    <p>
      De algemene ledenvergadering van uw vereniging is op <DateText {...args} /> in het buurthuis.
    </p>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('woensdag 30 september 2026').getClientRects()).toHaveLength(1);
  },
};
