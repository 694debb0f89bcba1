import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../../.storybook/long-name.ts';
import { expect, waitFor } from 'storybook/test';
import { press } from '../../.storybook/press.ts';
import { GroupList, GroupListSkeleton } from './group-list.tsx';

const groups = [
  { id: 'all', name: 'Alle documenten', count: 120, href: '#all', isCurrent: true },
  { id: 'deed', name: 'Splitsingsakte en reglementen', count: 6, href: '#deed' },
  { id: 'board', name: 'Bestuur', count: 7, href: '#board', isBoardOnly: true },
];

const meta = {
  title: 'Gegevens/Groepen',
  component: GroupList,
  args: { label: 'Archiefgroepen', groups },
} satisfies Meta<typeof GroupList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Alle documenten 120' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: /Bestuur.*alleen bestuur/u })).toBeVisible();
  },
};

export const Toetsen: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    await press('Tab', 'Tab');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Splitsingsakte en reglementen 6' })).toHaveFocus(),
    );
  },
};

export const Laden: Story = { render: () => <GroupListSkeleton /> };
export const LadenOpTelefoon: Story = Laden;

export const Leeg: Story = {
  args: { groups: groups.slice(0, 1).map((group) => Object.assign({}, group, { count: 0 })) },
};

export const OpTelefoon: Story = {
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    groups: groups.map((group) => Object.assign({}, group, { name: longName })),
  },
};
