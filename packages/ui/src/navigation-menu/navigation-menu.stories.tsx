import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FrameNavBar } from '../../.storybook/frame/frame-parts.tsx';
import { longName } from '../../.storybook/long-name.ts';
import { press } from '../../.storybook/press.ts';
import { NavigationMenu, NavLink } from './navigation-menu.tsx';

const meta = {
  title: 'Kader/Menubalk',
  component: NavigationMenu,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Hoofdmenu', children: null },
  render: ({ label }) => <FrameNavBar label={label} />,
} satisfies Meta<typeof NavigationMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {
  async play({ canvas }) {
    const menu = canvas.getByRole('navigation', { name: 'Hoofdmenu' });
    await expect(menu).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Actiepunten' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Factuur controle 12 nieuw' })).toBeVisible();
  },
};

export const Toetsen: Story = {
  args: { label: 'Hoofdmenu' },
  async play({ canvas }) {
    const entry = (name: RegExp) => canvas.getByText(name).closest('a, button');
    await press('Tab', 'ArrowRight');
    await waitFor(() => expect(entry(/Vergaderingen/u)).toHaveFocus());
    await press('ArrowLeft', 'ArrowLeft');
    await waitFor(() => expect(entry(/Archief/u)).toHaveFocus());
    await press('ArrowRight');
    await waitFor(() => expect(entry(/Actiepunten/u)).toHaveFocus());
    await press('End', 'ArrowLeft');
    await waitFor(() => expect(entry(/Nieuws en media/u)).toHaveFocus());
    await press('Home');
    await waitFor(() => expect(entry(/Actiepunten/u)).toHaveFocus());
  },
};

/** Names that do not fit continue on the next row. */
export const Overvol: Story = {
  render: ({ label }) => (
    <NavigationMenu label={label}>
      {[1, 2, 3].map((count) => (
        <NavLink key={count} href={`#${count}`} badge={{ count: count * 60, label: `${count * 60} nieuw` }}>
          {longName}
        </NavLink>
      ))}
    </NavigationMenu>
  ),
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A phone has the BurgerSheet instead of this menu. */
export const NietOpTelefoon: Story = {
  args: { children: <NavLink href="#todos">Actiepunten</NavLink> },
  render: (args) => <NavigationMenu {...args} />,
  async play({ canvas }) {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
