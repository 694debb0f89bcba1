import type { Meta, StoryObj } from '@storybook/react-vite';
import { mdiDotsVertical, mdiLogout } from '@mdi/js';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { LinkProvider } from '../link-provider/link-provider.tsx';
import { Menu, MenuIconButton, type MenuGroup } from './menu.tsx';

const hide = fn();
const navigate = fn();

const groups: MenuGroup[] = [
  {
    id: 'association',
    heading: 'VvE De Kade',
    entries: [
      {
        id: 'board',
        label: 'Prikbord',
        href: '/bulletin-board',
        isCurrent: true,
        badge: { count: 2, label: '2 nieuw' },
      },
      { id: 'letter', label: 'Nieuwsbrief', href: '/news-letter' },
    ],
  },
  {
    id: 'actions',
    entries: [
      { id: 'print', label: 'Afdrukken', isDisabled: true, onAction: fn() },
      { id: 'hide', label: 'Verbergen', isDanger: true, onAction: hide },
    ],
  },
];

const overfull: MenuGroup[] = [
  {
    id: 'many',
    heading: longName,
    entries: Array.from({ length: 30 }, (_, index) => ({
      id: String(index),
      label: `${index + 1}. ${longName}`,
      href: `#${index}`,
      badge: { count: index * 5, label: `${index * 5} nieuw` },
    })),
  },
  { id: 'session', entries: [{ id: 'logout', label: 'Uitloggen', icon: mdiLogout, onAction: fn() }] },
];

const meta = {
  title: 'Knoppen/Menu',
  component: Menu,
  args: { trigger: <MenuIconButton icon={mdiDotsVertical} label="Meer" />, groups },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Openen: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Meer' }));
    await expect(await screen.findByRole('group', { name: 'VvE De Kade' })).toBeInTheDocument();
    await expect(screen.getByRole('menuitem', { name: 'Prikbord (hier bent u) 2 nieuw' })).toHaveAttribute(
      'href',
      '/bulletin-board',
    );
    await expect(screen.queryByRole('menuitem', { name: 'VvE De Kade' })).toBeNull();
  },
};

export const Toetsen: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={({ children, ...props }) => <a {...props}>{children}</a>} navigate={navigate}>
        <Story />
      </LinkProvider>
    ),
  ],
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Meer' });
    const entry = (name: RegExp) => screen.findByRole('menuitem', { name });
    await press('Tab', 'ArrowDown');
    await waitFor(async () => expect(await entry(/Prikbord/u)).toHaveFocus());
    // The arrow key skips a disabled entry, and continues with the first entry after the last.
    await press('ArrowDown', 'ArrowDown');
    await waitFor(async () => expect(await entry(/Verbergen/u)).toHaveFocus());
    await press('ArrowDown');
    await waitFor(async () => expect(await entry(/Prikbord/u)).toHaveFocus());
    await press('End');
    await waitFor(async () => expect(await entry(/Verbergen/u)).toHaveFocus());
    await press('Escape');
    await waitFor(() => expect(button).toHaveFocus());
    await press('Enter');
    await waitFor(async () => expect(await entry(/Prikbord/u)).toHaveFocus());
    await press('n');
    await waitFor(async () => expect(await entry(/Nieuwsbrief/u)).toHaveFocus());
    await press('Enter');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/news-letter', undefined));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Doen: Story = {
  tags: ['toets'],
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Meer' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Verbergen' }));
    await waitFor(() => expect(hide).toHaveBeenCalled());
  },
};

/** The menu scrolls, and the page does not scroll. */
export const Overvol: Story = {
  args: { groups: overfull },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Meer' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight));
    await waitFor(() => expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth));
  },
};

export const OvervolOpTelefoon: Story = { ...Overvol };

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="Eén keuze achter een knop kost een klik meer, en niemand ziet wat erachter zit."
      instead="Zet een `Button` neer. Een menu is voor drie keuzes of meer."
    >
      <Menu
        trigger={<MenuIconButton icon={mdiDotsVertical} label="Meer" />}
        groups={[{ id: 'one', entries: [{ id: 'hide', label: 'Verbergen', onAction: hide }] }]}
      />
    </Misuse>
  ),
};
