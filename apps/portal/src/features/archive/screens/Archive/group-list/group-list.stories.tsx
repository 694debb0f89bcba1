import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '@mijn/ui/storybook/long-name';
import { expect, waitFor } from 'storybook/test';
import { press } from '@mijn/ui/storybook/press';
import { GroupList } from './group-list.tsx';
import { partStory } from '../../../../../testing/screen-story.ts';

const groups = [
  { id: 'all', name: 'Alle documenten', count: 120, href: '#all', isCurrent: true },
  { id: 'deed', name: 'Splitsingsakte en reglementen', count: 6, href: '#deed' },
  { id: 'board', name: 'Bestuur', count: 7, href: '#board', isBoardOnly: true },
];

const meta = {
  title: 'Onderdelen/Archief/Groepen',
  component: GroupList,
  parameters: partStory,
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

export const OvervolOpTelefoon: Story = {
  args: {
    groups: groups.map((group) => Object.assign({}, group, { name: longName })),
  },
};
