import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMark } from '../../.storybook/frame/brand-mark.tsx';
import { longName } from '../../.storybook/long-name.ts';
import { BrandLogo } from './brand-logo.tsx';

const meta = {
  title: 'Kader/Logo',
  component: BrandLogo,
  args: { name: 'Mijn Waterpas', mark: <BrandMark />, href: '#start' },
} satisfies Meta<typeof BrandLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Mijn Waterpas' })).toHaveAttribute('href', '#start');
  },
};

export const ZonderLink: Story = {
  render: () => <BrandLogo name="Mijn Waterpas" mark={<BrandMark />} />,
  async play({ canvas }) {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Groot: Story = { args: { size: 'large' } };
export const OvervolOpTelefoon: Story = { args: { name: `Mijn ${longName}` } };
