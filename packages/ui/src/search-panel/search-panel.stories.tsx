import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { press } from '../../.storybook/press.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { SearchPanel, type SearchPanelProps, type SearchResultGroup } from './search-panel.tsx';

const snippet = [
  { text: 'De voorzitter meldt dat de ', is_hit: false },
  { text: 'dakgoot', is_hit: true },
  { text: ' aan de noordzijde in maart wordt vervangen.', is_hit: false },
];

const groups: readonly SearchResultGroup[] = [
  {
    id: 'todos',
    title: 'Actiepunten',
    total: 1,
    results: [{ id: '1', title: 'Dakgoot noordzijde lekt', href: '#todo', meta: '3-11-2026' }],
  },
  {
    id: 'documents',
    title: 'Archief',
    total: 14,
    allHref: '#archief',
    results: [
      { id: '2', title: 'Notulen ALV 10-6-2026', href: '#notulen', match: { page: 3, snippet } },
      { id: '3', title: 'Inspectierapport daken en goten', href: '#rapport', meta: '14-4-2026' },
    ],
  },
];

function Demo({ q: first, ...props }: SearchPanelProps) {
  const [q, setQ] = useState(first);
  return <SearchPanel {...props} q={q} onChange={setQ} />;
}

const meta = {
  title: 'Kader/Zoekvenster',
  component: SearchPanel,
  args: {
    label: 'Zoek in VvE De Kade',
    q: 'dakgoot',
    onChange: () => undefined,
    groups,
    status: '15 resultaten',
  },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof SearchPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gevonden: Story = {
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Zoek in VvE De Kade' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('15 resultaten');
    await expect(canvas.getByRole('link', { name: 'Alle 14 in Archief' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Alle 1 in/u })).toBeNull();
  },
};

/** The arrow keys move the focus from the field to the hits, and back. */
export const Toetsen: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    const field = canvas.getByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await press('ArrowDown');
    await expect(canvas.getByRole('link', { name: 'Dakgoot noordzijde lekt' })).toHaveFocus();
    await press('ArrowDown');
    await expect(canvas.getByRole('link', { name: 'Notulen ALV 10-6-2026' })).toHaveFocus();
    await press('ArrowUp', 'ArrowUp');
    await expect(field).toHaveFocus();
    await press('Escape');
    await expect(field).toHaveValue('');
  },
};

export const Begin: Story = {
  args: { q: '', groups: [], status: '', children: <p>Typ een woord, zoals “dakgoot” of “begroting”.</p> },
};

export const NietsGevonden: Story = {
  args: {
    groups: [],
    status: 'Niets gevonden',
    children: <EmptyState drawing="search" title="Niets gevonden" />,
  },
};

const many = [1, 2, 3, 4, 5].map((number) => ({
  id: String(number),
  title: `${longName} ${number}`,
  href: `#${number}`,
  meta: longName,
  match: { page: 118, snippet },
}));

export const OvervolOpTelefoon: Story = {
  args: {
    groups: groups.map(({ id, title }) => ({ id, title, total: 1234, allHref: '#alle', results: many })),
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
