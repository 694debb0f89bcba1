import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Kbd } from './kbd.tsx';

const meta = {
  title: 'Gegevens/Toets',
  component: Kbd,
  args: { children: '/' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EenTeken: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('/').tagName).toBe('KBD');
  },
};

export const EenWoord: Story = { args: { children: 'Spatiebalk' } };
export const OpTelefoon: Story = {};
