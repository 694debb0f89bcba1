import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BoardTag } from './board-tag.tsx';

const meta = {
  title: 'Kader/Bestuurslabel',
  component: BoardTag,
} satisfies Meta<typeof BoardTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('bestuur')).toBeVisible();
  },
};

export const OpTelefoon: Story = {};
