import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press } from '../../.storybook/press.ts';
import { ChoiceChips } from './choice-chips.tsx';

const meta = {
  title: 'Gegevens/Keuzechips',
  component: ChoiceChips,
  args: {
    label: 'Jaar',
    options: [
      { id: '2026', label: '2026', count: 9 },
      { id: '2025', label: '2025', count: 6 },
    ],
    value: null,
    onChange: fn(),
  },
  render: function Chosen({ value: first, onChange, ...args }) {
    const [value, setValue] = useState(first);
    return (
      <ChoiceChips
        {...args}
        value={value}
        onChange={(id) => {
          setValue(id);
          onChange(id);
        }}
      />
    );
  },
} satisfies Meta<typeof ChoiceChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {
  async play({ args, canvas, userEvent }) {
    const chip = canvas.getByRole('button', { name: '2026 9' });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Toetsen: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    await press('Tab', 'Tab', 'Space');
    await expect(canvas.getByRole('button', { name: '2025 6' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    value: '2020',
    options: Array.from({ length: 30 }, (_, index) => ({
      id: String(2026 - index),
      label: String(2026 - index),
      count: 120 + index,
    })),
  },
};
