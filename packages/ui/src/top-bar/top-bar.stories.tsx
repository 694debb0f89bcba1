import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { FrameTopBar } from '../../.storybook/frame/frame-parts.tsx';
import { longName } from '../../.storybook/long-name.ts';
import { press } from '../../.storybook/press.ts';
import { BrandLogo } from '../brand-logo/brand-logo.tsx';
import { TopBar } from './top-bar.tsx';

const meta = {
  title: 'Kader/Bovenbalk',
  component: FrameTopBar,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FrameTopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('banner')).toContainElement(
      canvas.getByRole('link', { name: 'Mijn Waterpas' }),
    );
  },
};

/** The Tab key moves the focus from left to right. Enter opens a menu, and the focus returns when the menu closes. */
export const Toetsen: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Mijn Waterpas' })).toHaveFocus());
    await press('Tab', 'Tab', 'Tab', 'Tab');
    const user = canvas.getByRole('button', { name: /Menu van Bram Bestuur/u });
    await waitFor(() => expect(user).toHaveFocus());
    await press('Enter');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Mijn gegevens' })).toHaveFocus());
    await press('Escape');
    await waitFor(() => expect(user).toHaveFocus());
  },
};

/** The bar of a user without associations has no association. On a phone the row of the association is missing too. */
export const Leeg: Story = {
  render: () => (
    <TopBar logo={<BrandLogo name="Mijn Waterpas" mark={null} href="#account" />} association={<>{null}</>} />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThan(100);
  },
};

export const LeegOpTelefoon: Story = { ...Leeg };

export const Overvol: Story = {
  args: { name: longName, portalName: `Mijn ${longName}`, count: 25 },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The association is on a separate row, and the menus are in the BurgerSheet. */
export const OpTelefoon: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Menu openen' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Menu van Bram/u })).toBeNull();
  },
};

export const OvervolOpTelefoon: Story = { ...Overvol };
