import { mdiCalendarBlankOutline, mdiCheckboxMarkedCircleOutline, mdiFileDocumentOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { press } from '@mijn/ui/storybook/press';
import { SearchPanel, type SearchPanelProps, type SearchResultGroup } from './search-panel.tsx';
import { partStory } from '../../../testing/screen-story.ts';

const snippet = [
  { text: 'De voorzitter meldt dat de ', is_hit: false },
  { text: 'dakgoot', is_hit: true },
  { text: ' aan de noordzijde in maart wordt vervangen.', is_hit: false },
];

const groups: readonly SearchResultGroup[] = [
  {
    id: 'todos',
    title: 'Actiepunten',
    icon: mdiCheckboxMarkedCircleOutline,
    total: 1,
    results: [{ id: '1', title: 'Dakgoot noordzijde lekt', href: '#todo', facts: ['3-11-2026'] }],
  },
  {
    id: 'meetings',
    title: 'Vergaderingen',
    icon: mdiCalendarBlankOutline,
    total: 1,
    results: [
      {
        id: '4',
        title: 'Extra vergadering over de dakgoot',
        href: '#vergadering',
        facts: ['9-12-2026'],
        isCancelled: true,
      },
    ],
  },
  {
    id: 'documents',
    title: 'Archief',
    icon: mdiFileDocumentOutline,
    total: 14,
    allHref: '#archief',
    results: [
      { id: '2', title: 'Notulen ALV 10-6-2026', href: '#notulen', match: { page: 3, snippet } },
      { id: '3', title: 'Inspectierapport daken en goten', href: '#rapport', facts: ['14-4-2026'] },
    ],
  },
];

function Demo({ q: first, ...props }: SearchPanelProps) {
  const [q, setQ] = useState(first);
  return <SearchPanel {...props} q={q} onChange={setQ} />;
}

const meta = {
  title: 'Onderdelen/Zoeken/Zoekvenster',
  component: SearchPanel,
  parameters: partStory,
  args: {
    label: 'Zoek in VvE De Kade',
    q: 'dakgoot',
    onChange: () => undefined,
    groups,
    status: '16 resultaten',
    recent: ['lift', 'begroting 2026'],
    onForget: fn(),
    onOpen: fn(),
    onClose: fn(),
  },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof SearchPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gevonden: Story = {
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Zoek in VvE De Kade' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('16 resultaten');
    await expect(canvas.getByRole('option', { name: 'Alle 14 in Archief' })).toBeVisible();
    await expect(canvas.queryByRole('option', { name: /Alle 1 in/u })).toBeNull();
    await expect(canvas.getByRole('group', { name: /^Archief.*14 resultaten$/u })).toBeVisible();
    await expect(canvas.getByRole('option', { name: /^Extra vergadering.*Geannuleerd/u })).toBeVisible();
  },
};

/** The arrow keys choose a hit while the field keeps the focus. Home and End do so when a hit is chosen. */
export const Toetsen: Story = {
  tags: ['toets'],
  args: { onOpen: fn() },
  async play({ args, canvas }) {
    const field = canvas.getByRole('combobox');
    const chosen = () => canvas.queryByRole('option', { selected: true })?.textContent ?? '';
    await waitFor(() => expect(field).toHaveFocus());
    await press('ArrowDown');
    await waitFor(() => expect(chosen()).toContain('Dakgoot noordzijde lekt'));
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { selected: true }).id,
    );
    await press('ArrowDown', 'ArrowDown');
    await waitFor(() => expect(chosen()).toContain('Notulen ALV 10-6-2026'));
    await press('End');
    await waitFor(() => expect(chosen()).toContain('Alle 14 in Archief'));
    await press('Home', 'ArrowUp');
    await waitFor(() => expect(chosen()).toBe(''));
    await expect(field).toHaveFocus();
    await press('ArrowDown', 'Enter');
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledTimes(1));
    await press('s');
    await waitFor(() => expect(field).toHaveValue('dakgoots'));
    await expect(chosen()).toBe('');
  },
};

/** Tab goes from the field to the buttons beside it, in the order that is seen. */
export const Begin: Story = {
  args: { q: '', groups: [], status: '', onForget: fn() },
  async play({ args, canvas }) {
    const field = canvas.getByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sluiten' })).toHaveFocus());
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Wissen' })).toHaveFocus());
    await press('Enter');
    await waitFor(() => expect(args.onForget).toHaveBeenCalledTimes(1));
    await expect(field).toHaveFocus();
    await press('ArrowDown', 'Enter');
    await waitFor(() => expect(field).toHaveValue('lift'));
    await expect(field).toHaveFocus();
  },
};

/** The hits of the earlier text stay while the next answer is on its way. Enter searches, and opens no old hit. */
export const Verouderd: Story = {
  args: { isOutdated: true, onHurry: fn(), onOpen: fn(), status: '' },
  async play({ args, canvas }) {
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await press('Enter');
    await waitFor(() => expect(args.onHurry).toHaveBeenCalledTimes(1));
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
