import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allGroups } from '../../.storybook/frame/menus.ts';
import { longName } from '../../.storybook/long-name.ts';
import { Button } from '../button/button.tsx';
import { NavigationList } from './navigation-list.tsx';

const meta = {
  title: 'Kader/Menulijst',
  component: NavigationList,
  args: { label: 'Hoofdmenu', groups: allGroups },
} satisfies Meta<typeof NavigationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpTelefoon: Story = {
  args: {
    children: (
      <Button variant="quiet" isWide>
        Uitloggen
      </Button>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('list', { name: 'VvE De Kade' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'VvE De Kade' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Actiepunten' })).toHaveAttribute('aria-current', 'page');
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    groups: [1, 2, 3].map((group) => ({
      id: String(group),
      heading: longName,
      entries: [1, 2, 3].map((entry) => ({
        id: String(entry),
        label: longName,
        href: `#${entry}`,
        badge: { count: 120, label: '120 nieuw' },
      })),
    })),
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
