import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { press } from '../../.storybook/press.ts';
import { TopBar } from '../top-bar/top-bar.tsx';
import { SearchButton } from './search-button.tsx';

const meta = {
  title: 'Kader/Zoekknop',
  component: SearchButton,
  args: { onPress: fn() },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <TopBar
      logo={<span />}
      search={<SearchButton {...args} />}
      compact={<SearchButton {...args} look="compact" />}
    />
  ),
} satisfies Meta<typeof SearchButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InDeBalk: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Zoeken' }));
    await waitFor(() => expect(args.onPress).toHaveBeenCalledTimes(1));
  },
};

export const Toetsen: Story = {
  tags: ['toets'],
  async play({ args, canvas }) {
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Zoeken' })).toHaveFocus());
    await press('Enter');
    await waitFor(() => expect(args.onPress).toHaveBeenCalledTimes(1));
  },
};

export const OpTelefoon: Story = {
  async play({ canvas }) {
    const { width, height } = canvas.getByRole('button', { name: 'Zoeken' }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
