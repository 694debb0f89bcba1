import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Invoices } from '../invoices.tsx';
import { Button } from '../../src/button/button.tsx';
import { EmptyState } from '../../src/empty-state/empty-state.tsx';
import { FilterBar } from '../../src/filter-bar/filter-bar.tsx';
import { ListCount } from '../../src/list-count/list-count.tsx';
import { FilterChip } from '../../src/filter-chip/filter-chip.tsx';
import { Form, SubmitButton } from '../../src/form/form.tsx';
import { SearchField } from '../../src/search-field/search-field.tsx';
import { Stack } from '../../src/stack/stack.tsx';
import { TextField } from '../../src/text-field/text-field.tsx';

const meta = { title: 'Patronen' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const years = ['2026', '2025'].map((year) => ({ id: year, label: year }));

function List() {
  const [year, setYear] = useState<string | null>('2026');
  return (
    <Stack>
      <FilterBar search={<SearchField label="Zoek op leverancier of nummer" />}>
        <FilterChip label="Jaar" options={years} value={year} onChange={setYear} />
      </FilterBar>
      <ListCount count="12 facturen" />
      <Invoices count={12} />
    </Stack>
  );
}

export const LijstMetFilters: Story = {
  render: () => <List />,
  async play({ canvas }) {
    await expect(canvas.getByText('12 facturen')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Verwijder filter Jaar: 2026' })).toBeVisible();
  },
};

export const LijstMetFiltersOpTelefoon: Story = { render: () => <List /> };

const faults = [
  { id: 'voornaam', label: 'Voornaam', message: 'Vul uw voornaam in.' },
  { id: 'telefoon', label: 'Telefoon', message: 'Dit nummer is te kort.' },
];

function FaultyForm() {
  return (
    <Form
      errors={faults}
      attempt={1}
      onSubmit={() => undefined}
      actions={
        <>
          <SubmitButton>Gegevens opslaan</SubmitButton>
          <Button variant="quiet">Annuleren</Button>
        </>
      }
    >
      <TextField id="voornaam" label="Voornaam" errorMessage={faults[0]?.message} />
      <TextField
        id="telefoon"
        label="Telefoon"
        type="tel"
        defaultValue="06"
        errorMessage={faults[1]?.message}
      />
    </Form>
  );
}

export const FormulierMetFouten: Story = {
  render: () => <FaultyForm />,
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: /Vul uw voornaam in/u })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Telefoon' })).toBeInvalid());
  },
};

export const FormulierMetFoutenOpTelefoon: Story = { render: () => <FaultyForm /> };

export const Leeg: Story = {
  render: () => (
    <EmptyState title="Nog geen albums" action={<Button>Album toevoegen</Button>}>
      Hier komen de foto's van uw vereniging.
    </EmptyState>
  ),
};

export const NietsGevonden: Story = {
  render: () => (
    <EmptyState title="Niets gevonden" action={<Button variant="quiet">Alle filters weghalen</Button>}>
      Geen factuur past bij wat u zoekt.
    </EmptyState>
  ),
};
