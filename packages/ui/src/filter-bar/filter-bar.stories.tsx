import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { FilterChip } from '../filter-chip/filter-chip.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { Stack } from '../stack/stack.tsx';
import { ListCount } from '../list-count/list-count.tsx';
import { FilterBar, type FilterBarProps } from './filter-bar.tsx';

const options = [2026, 2025, 2024].map((year) => ({ id: String(year), label: String(year) }));

const searchField = <SearchField label="Zoek in namen, labels en tekst" />;
const hiddenItems = <Checkbox label="Toon verborgen items" />;

interface DemoProps extends Pick<FilterBarProps, 'search' | 'end'> {
  first?: string | null;
  name?: string;
}

function Demo({ first = null, name = 'dak', search = searchField, end = hiddenItems }: DemoProps) {
  const [year, setYear] = useState(first);
  const [tag, setTag] = useState(first === null ? null : 'dak');
  return (
    <Stack>
      <FilterBar search={search} end={end}>
        <FilterChip label="Jaar" options={options} value={year} onChange={setYear} />
        <FilterChip label="Label" options={[{ id: 'dak', label: name }]} value={tag} onChange={setTag} />
      </FilterBar>
      <ListCount count={year === null ? '120 documenten' : '1 document'} />
    </Stack>
  );
}

const meta = {
  title: 'Gegevens/Filterbalk',
  component: FilterBar,
  args: { children: null },
  render: ({ search, end }) => <Demo search={search} end={end} />,
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    const year = canvas.getByRole('button', { name: 'Jaar' });
    await expect(top(canvas.getByRole('searchbox'))).toBeLessThan(top(year));
    await expect(canvas.getByRole('status')).toHaveTextContent('120 documenten');
  },
};

export const MetFilters: Story = {
  render: () => <Demo first="2026" />,
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 document');
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder filter Jaar: 2026' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('120 documenten'));
  },
};

const onOpen = fn();

/** One button opens the filters, and only those that are active are chips. */
export const MetBladOpTelefoon: Story = {
  render: () => (
    <FilterBar
      search={<SearchField label="Zoek in namen, labels en tekst" />}
      sheet={{ active: 1, isOpen: false, onOpen }}
    >
      <FilterChip label="Jaar" options={options} value="2026" onChange={fn()} />
      <FilterChip label="Label" options={[{ id: 'dak', label: 'dak' }]} value={null} onChange={fn()} />
    </FilterBar>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (1 gekozen)' }));
    await waitFor(() => expect(onOpen).toHaveBeenCalled());
    await expect(canvas.getByRole('button', { name: 'Verwijder filter Jaar: 2026' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Label' })).toBeNull();
  },
};

/** On a larger screen the filters are above the list, and there is no button. */
export const MetBlad: Story = {
  ...MetBladOpTelefoon,
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: /^Filters/u })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Label' })).toBeVisible();
  },
};

export const OvervolOpTelefoon: Story = {
  render: () => <Demo first="2026" name={longName} />,
  async play({ canvas }) {
    const left = (element: HTMLElement) => element.getBoundingClientRect().left;
    await expect(left(canvas.getByText('Toon verborgen items'))).toBeLessThan(60);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
