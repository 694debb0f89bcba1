import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { footerColumns, provider } from '../../.storybook/frame/menus.ts';
import { longName } from '../../.storybook/long-name.ts';
import { Footer } from './footer.tsx';

const logOut = fn();

const meta = {
  title: 'Kader/Voet',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { ...provider, columns: footerColumns(logOut) },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('link', { name: provider.phone })).toHaveAttribute(
      'href',
      provider.phoneHref,
    );
    await expect(canvas.getByRole('link', { name: provider.email })).toHaveAttribute(
      'href',
      `mailto:${provider.email}`,
    );
    await expect(canvas.getByRole('list', { name: 'Uw VvE beheerder' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Uitloggen' }));
    await waitFor(() => expect(logOut).toHaveBeenCalledTimes(1));
  },
};

export const OpTelefoon: Story = {
  async play({ canvas }) {
    const { height } = canvas.getByRole('button', { name: 'Uitloggen' }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(32);
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    company: longName,
    address: longName,
    email: 'vereniging.van.eigenaars.kadestraat.1.tot.en.met.99@waterpas-vve-beheer.example',
    columns: [
      { id: 'one', heading: longName, entries: [{ id: 'long', label: longName, href: '#long' }] },
      { id: 'two', entries: [{ id: 'do', label: longName, onPress: logOut }] },
    ],
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Overvol: Story = { ...OvervolOpTelefoon };
