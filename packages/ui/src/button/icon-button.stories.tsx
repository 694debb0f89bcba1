import type { Meta, StoryObj } from '@storybook/react-vite';
import { mdiDotsVertical } from '@mdi/js';
import { expect } from 'storybook/test';
import { IconButton } from './index.ts';

const meta = {
  title: 'Knoppen/Icoonknop',
  component: IconButton,
  args: { icon: mdiDotsVertical, label: 'Meer over Notulen ALV' },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    const { width, height } = canvas
      .getByRole('button', { name: 'Meer over Notulen ALV' })
      .getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const Uitgeschakeld: Story = { args: { isDisabled: true } };
