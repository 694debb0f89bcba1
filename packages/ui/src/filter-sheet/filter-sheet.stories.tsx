import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { press } from '../../.storybook/press.ts';
import { FilterChip } from '../filter-chip/filter-chip.tsx';
import { FilterForm } from '../filter-form/filter-form.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FilterSheet, type FilterSheetProps } from './filter-sheet.tsx';

const years = ['2026', '2025', '2024'].map((year) => ({ id: year, label: year }));
const suppliers = Array.from({ length: 24 }, (_, index) => ({
  id: String(index),
  label: `Leverancier ${index + 1}`,
}));

function Demo(props: FilterSheetProps) {
  const [year, setYear] = useState<string | null>(null);
  const [supplier, setSupplier] = useState<string | null>(null);
  const [amount, setAmount] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [hasError, setError] = useState(false);
  const clear = () => {
    setYear(null);
    setSupplier(null);
    setAmount(null);
  };
  const isAnyOn = [year, supplier, amount].some((value) => value !== null);
  return (
    <FilterSheet {...props} onClear={isAnyOn ? clear : undefined}>
      <FilterChip label="Jaar" options={years} value={year} onChange={setYear} />
      <FilterChip label="Leverancier" options={suppliers} value={supplier} onChange={setSupplier} />
      <FilterForm
        label="Bedrag"
        value={amount}
        onOpen={() => setTyped('')}
        onClear={() => setAmount(null)}
        onApply={() => {
          const isFine = /^\d*$/u.test(typed);
          setError(!isFine);
          if (isFine) setAmount(typed === '' ? null : typed);
          return isFine;
        }}
      >
        <TextField
          label="Vanaf"
          value={typed}
          onChange={setTyped}
          errorMessage={hasError ? 'Vul een bedrag in.' : undefined}
        />
      </FilterForm>
    </FilterSheet>
  );
}

const meta = {
  title: 'Gegevens/Filters op een telefoon',
  component: FilterSheet,
  args: {
    isOpen: true,
    onClose: fn(),
    onApply: fn(),
    onClear: undefined,
    found: '12 facturen',
    children: null,
    sort: {
      options: [
        { value: 'name', label: 'Naam, oplopend' },
        { value: '-name', label: 'Naam, aflopend' },
      ],
      value: 'name',
      onChange: fn(),
    },
  },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof FilterSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Filters' }));

export const KiezenOpTelefoon: Story = {
  async play({ args, userEvent }) {
    const sheet = await dialog();
    await userEvent.click(sheet.getByRole('radio', { name: '2025' }));
    await waitFor(() => expect(sheet.getByRole('radio', { name: '2025' })).toBeChecked());
    await userEvent.selectOptions(sheet.getByLabelText('Sorteren op'), 'Naam, aflopend');
    await waitFor(() => expect(args.sort?.onChange).toHaveBeenCalledWith('-name'));
    await userEvent.click(sheet.getByRole('button', { name: 'Filters wissen' }));
    await waitFor(() =>
      expect(
        within(sheet.getByRole('group', { name: 'Jaar' })).getByRole('radio', { name: 'Alle' }),
      ).toBeChecked(),
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Toon 12 facturen' }));
    await waitFor(() => expect(args.onApply).toHaveBeenCalled());
  },
};

/** More than ten options have a search field, which ignores capitals. */
export const VeelOptiesOpTelefoon: Story = {
  async play({ userEvent }) {
    const group = within((await dialog()).getByRole('group', { name: 'Leverancier' }));
    await expect(group.getAllByRole('radio')).toHaveLength(9);
    await userEvent.type(group.getByRole('searchbox', { name: 'Zoek in leverancier' }), 'LEVERANCIER 23');
    await waitFor(() => expect(group.getAllByRole('radio')).toHaveLength(2));
    await userEvent.clear(group.getByRole('searchbox'));
    await userEvent.click(group.getByRole('button', { name: 'Toon alle 24' }));
    await waitFor(() => expect(group.getAllByRole('radio')).toHaveLength(25));
  },
};

/** A wrong value keeps the sheet open, with its error. */
export const MetFoutOpTelefoon: Story = {
  args: { onApply: fn() },
  async play({ args, userEvent }) {
    const sheet = await dialog();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Vanaf' }), 'tien');
    await userEvent.click(sheet.getByRole('button', { name: 'Toon 12 facturen' }));
    await expect(await sheet.findByText('Vul een bedrag in.')).toBeVisible();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const MetToetsenOpTelefoon: Story = {
  args: { onClose: fn() },
  async play({ args }) {
    const sheet = await dialog();
    within(sheet.getByRole('group', { name: 'Jaar' }))
      .getByRole('radio', { name: 'Alle' })
      .focus();
    await press('ArrowDown');
    await waitFor(() => expect(sheet.getByRole('radio', { name: '2026' })).toBeChecked());
    await press('Escape');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** The number is not known yet. */
export const LadenOpTelefoon: Story = {
  args: { found: undefined },
  async play() {
    await expect((await dialog()).getByRole('button', { name: 'Toon de lijst' })).toBeVisible();
  },
};

export const OvervolOpTelefoon: Story = {
  render: (args) => (
    <FilterSheet {...args}>
      <FilterChip
        label={longName}
        options={[{ id: '1', label: longName }]}
        value={null}
        onChange={() => undefined}
      />
    </FilterSheet>
  ),
  async play() {
    await dialog();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Fout: een blad voor één keuze, die ook op de pagina past. */
export const Misbruik: Story = {
  render: (args) => (
    <FilterSheet {...args}>
      <p>
        Zo niet: een blad voor één keuze van twee, zoals “nieuwste eerst”. Dat kost twee drukken. Zet die
        keuze op de pagina.
      </p>
    </FilterSheet>
  ),
};
