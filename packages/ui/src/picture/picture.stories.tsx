import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import stairwell from '../../.storybook/media/trappenhuis.svg';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Media/Afbeelding',
  component: Picture,
  args: { src: stairwell, alt: 'Het trappenhuis na het schilderwerk' },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gevuld: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Het trappenhuis na het schilderwerk' })).toBeVisible();
  },
};

export const OpTelefoon: Story = {
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Kapot: Story = {
  args: { src: 'data:image/png;base64,kapot' },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Het voorbeeld kon niet worden gemaakt/u)).toBeVisible();
  },
};
