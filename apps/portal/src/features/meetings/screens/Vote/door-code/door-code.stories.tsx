import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '@mijn/ui/storybook/long-name';
import { DoorCode } from './door-code.tsx';
import { partStory } from '../../../../../testing/screen-story.ts';

const meta = {
  title: 'Onderdelen/Vergaderingen/Code voor de deur',
  component: DoorCode,
  parameters: partStory,
  args: { label: 'Uw code voor de deur', code: '7F3-A9C' },
} satisfies Meta<typeof DoorCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    const size = Number.parseFloat(getComputedStyle(canvas.getByText('7F3-A9C')).fontSize);
    await expect(size).toBeGreaterThanOrEqual(44);
  },
};

export const OvervolOpTelefoon: Story = {
  args: { label: longName, code: '7F3-A9C-7F3-A9C-7F3-A9C' },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
