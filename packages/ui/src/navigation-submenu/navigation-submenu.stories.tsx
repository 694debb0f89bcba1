import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { mediaGroups } from '../../.storybook/frame/menus.ts';
import { longName } from '../../.storybook/long-name.ts';
import { press } from '../../.storybook/press.ts';
import { NavigationMenu } from '../navigation-menu/navigation-menu.tsx';
import { NavigationSubmenu } from './navigation-submenu.tsx';

const meta = {
  title: 'Kader/Submenu',
  component: NavigationSubmenu,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <NavigationMenu label="Hoofdmenu">
        <Story />
      </NavigationMenu>
    ),
  ],
  args: { label: 'Nieuws en media', groups: mediaGroups, badge: { count: 3, label: '3 nieuw' } },
} satisfies Meta<typeof NavigationSubmenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Nieuws en media 3 nieuw' }));
    await expect(await screen.findByRole('group', { name: 'VvE De Kade' })).toBeVisible();
    await expect(screen.getByRole('group', { name: 'Waterpas' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Prikbord 2 nieuw' })).toBeVisible();
  },
};

export const Toetsen: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: /Nieuws en media/u });
    await press('Tab', 'ArrowDown');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Prikbord/u })).toHaveFocus());
    await press('ArrowDown');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Nieuwsbrief/u })).toHaveFocus());
    await press('Escape');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The badge takes no space, so that the entries after the submenu stay where they are without new items. */
export const NietsVerspringt: Story = {
  tags: ['toets'],
  render: (args) => (
    <>
      <NavigationSubmenu {...args} />
      <NavigationSubmenu {...args} badge={{ count: 0, label: '' }} />
    </>
  ),
  async play({ canvas }) {
    const [withBadge, without] = canvas
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect().width);
    await expect(withBadge).toBe(without);
  },
};

/** The submenu has no new items, and the shown page is one of its entries. */
export const HierBentU: Story = {
  args: { isCurrent: true, badge: { count: 0, label: '' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Nieuws en media' })).toBeVisible();
  },
};

export const Overvol: Story = {
  args: {
    label: longName,
    groups: mediaGroups.map((group) => Object.assign({}, group, { heading: longName })),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findAllByRole('group', { name: longName })).toHaveLength(2);
  },
};
