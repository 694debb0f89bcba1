import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { press } from '@mijn/ui/storybook/press';
import { StepLinks } from './step-links.tsx';
import { partStory } from '../../../../../testing/screen-story.ts';

const meta = {
  title: 'Onderdelen/Facturen/Vorige en volgende',
  component: StepLinks,
  parameters: partStory,
  args: {
    label: 'Facturen',
    previous: { label: 'Vorige factuur', href: '#vorige' },
    next: { label: 'Volgende factuur', href: '#volgende' },
  },
} satisfies Meta<typeof StepLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Midden: Story = {
  async play({ canvas }) {
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Vorige factuur' })).toHaveFocus());
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Volgende factuur' })).toHaveFocus());
  },
};

export const Begin: Story = {
  args: { previous: { label: 'Vorige factuur', href: undefined } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link', { name: 'Vorige factuur' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Volgende factuur' })).toBeVisible();
  },
};

export const EindeOpTelefoon: Story = {
  args: { next: { label: 'Volgende factuur', href: undefined } },
  async play({ canvas }) {
    const { width, height } = canvas.getByRole('link', { name: 'Vorige factuur' }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
