import type { Meta, StoryObj } from '@storybook/react-vite';
import { mdiDotsVertical } from '@mdi/js';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { MenuIconButton } from './menu-button.tsx';
import { LinkProvider } from '../link-provider/index.ts';
import { Menu } from './index.ts';

const hide = fn();
const navigate = fn();

const groups = [
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
  { id: 'actions', entries: [{ id: 'hide', label: 'Verbergen', isDanger: true, onAction: hide }] },
];

const meta = {
  title: 'Navigatie/Menu',
  component: Menu,
  args: { trigger: <MenuIconButton icon={mdiDotsVertical} label="Meer" />, groups },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Openen: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Meer' }));
    await expect(await screen.findByRole('group', { name: 'VvE De Kade' })).toBeInTheDocument();
    await expect(screen.getByRole('menuitem', { name: /Prikbord.*2 nieuw/u })).toHaveAttribute(
      'href',
      '/bulletin-board',
    );
  },
};

export const MetToetsen: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={({ children, ...props }) => <a {...props}>{children}</a>} navigate={navigate}>
        <Story />
      </LinkProvider>
    ),
  ],
  async play({ canvas, userEvent }) {
    canvas.getByRole('button', { name: 'Meer' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Prikbord/u })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/news-letter', undefined);
  },
};

export const Doen: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Meer' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Verbergen' }));
    await expect(hide).toHaveBeenCalled();
  },
};
