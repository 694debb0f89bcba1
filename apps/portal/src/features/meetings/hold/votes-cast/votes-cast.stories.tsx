import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '@mijn/ui/storybook/long-name';
import { VotesCast } from './votes-cast.tsx';
import { partStory } from '../../../../testing/screen-story.ts';

const meta = {
  title: 'Onderdelen/Vergaderingen/Stemmen binnen',
  component: VotesCast,
  parameters: partStory,
  args: { votes: 518, total: 702, text: 'van de 702 aanwezige stemmen binnen' },
} satisfies Meta<typeof VotesCast>;

export default meta;
type Story = StoryObj<typeof meta>;

const shareIn = (canvasElement: HTMLElement): number => {
  const bar = canvasElement.querySelector('svg');
  const part = canvasElement.querySelector('rect');
  return (part?.getBoundingClientRect().width ?? 0) / (bar?.getBoundingClientRect().width ?? 1);
};

export const Open: Story = {
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('518')).toBeVisible();
    await expect(shareIn(canvasElement)).toBeCloseTo(0.738, 2);
  },
};

export const NogNiets: Story = {
  args: { votes: 0 },
  async play({ canvasElement }) {
    await expect(shareIn(canvasElement)).toBe(0);
  },
};

/** Nobody is present, so the bar has no end. */
export const Niemand: Story = {
  args: { votes: 0, total: 0, text: 'van de 0 aanwezige stemmen binnen' },
  async play({ canvasElement }) {
    await expect(shareIn(canvasElement)).toBe(0);
  },
};

export const Alles: Story = {
  args: { votes: 1_234_567, total: 1_234_567, text: 'van de 1.234.567 aanwezige stemmen binnen' },
  async play({ canvasElement }) {
    await expect(shareIn(canvasElement)).toBeCloseTo(1, 2);
  },
};

export const OvervolOpTelefoon: Story = {
  args: { votes: 1_234_567, total: 9_999_999, text: longName },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
