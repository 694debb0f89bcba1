import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { longName } from '@mijn/ui/storybook/long-name';
import { press } from '@mijn/ui/storybook/press';
import { Tabs, type TabsProps } from './tabs.tsx';
import { partStory } from '../../../../../testing/screen-story.ts';

const open = {
  id: 'open',
  label: 'Open',
  badge: { count: 23, label: '23 open' },
  content: <p>De actiepunten die nog open staan.</p>,
};
const done = { id: 'done', label: 'Afgerond', content: <p>De actiepunten die klaar zijn.</p> };
const all = { id: 'all', label: 'Alle', content: <p>Alle actiepunten.</p> };

function Example(props: Omit<TabsProps<string>, 'selected' | 'onChange'>) {
  const [selected, onChange] = useState(props.tabs[0]?.id ?? '');
  return <Tabs {...props} selected={selected} onChange={onChange} />;
}

const meta = {
  title: 'Onderdelen/Facturen/Tabbladen',
  component: Example,
  parameters: partStory,
  args: { label: 'Soort actiepunten', tabs: [open, done, all] },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Toetsen: Story = {
  async play({ canvas }) {
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Open 23 open' })).toHaveFocus());
    await press('ArrowRight');
    await expect(await canvas.findByRole('tabpanel', { name: 'Afgerond' })).toHaveTextContent(
      'die klaar zijn',
    );
    await press('End');
    const last = canvas.getByRole('tab', { name: 'Alle' });
    await waitFor(() => expect(last).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => expect(last).toHaveFocus());
    await press('ArrowRight');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Open 23 open' })).toHaveFocus());
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveFocus());
  },
};

export const Uitgeschakeld: Story = {
  args: { tabs: [open, { ...done, isDisabled: true }, all] },
  async play({ canvas }) {
    await press('Tab', 'ArrowRight');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Alle' })).toHaveFocus());
  },
};

export const OvervolOpTelefoon: Story = {
  args: { tabs: [open, { ...done, label: longName }, all] },
  async play({ canvas }) {
    await press('Tab', 'End');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Alle' })).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
