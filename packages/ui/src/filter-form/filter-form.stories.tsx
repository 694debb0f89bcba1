import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { TextField } from '../text-field/text-field.tsx';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';

function Demo(props: FilterFormProps) {
  const [value, setValue] = useState(props.value);
  const [typed, setTyped] = useState('');
  const [hasError, setError] = useState(false);
  return (
    <FilterForm
      {...props}
      value={value}
      onOpen={() => {
        setTyped('');
        setError(false);
      }}
      onApply={() => {
        const isFine = /^\d+$/u.test(typed);
        setError(!isFine);
        if (isFine) setValue(`vanaf € ${typed}`);
        return isFine;
      }}
      onClear={() => setValue(null)}
    >
      <TextField
        label="Vanaf"
        value={typed}
        onChange={setTyped}
        errorMessage={hasError ? 'Vul een bedrag in.' : undefined}
      />
    </FilterForm>
  );
}

const meta = {
  title: 'Gegevens/Filterformulier',
  component: FilterForm,
  args: {
    label: 'Bedrag',
    value: null,
    children: null,
    onApply: () => true,
    onOpen: () => undefined,
    onClear: () => undefined,
  },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof FilterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Uit: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Bedrag' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Vanaf' }), '100');
    await userEvent.click(screen.getByRole('button', { name: 'Tonen' }));
    await expect(
      await canvas.findByRole('button', { name: 'Verwijder filter Bedrag: vanaf € 100' }),
    ).toBeVisible();
  },
};

export const Aan: Story = {
  args: { value: 'vanaf € 100' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Verwijder filter Bedrag/u }));
    await expect(await canvas.findByRole('button', { name: 'Bedrag' })).toBeVisible();
  },
};

/** A wrong value keeps the form open, with its error. */
export const MetFout: Story = {
  tags: ['toets'],
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Bedrag' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tonen' }));
    await expect(await screen.findByText('Vul een bedrag in.')).toBeVisible();
  },
};

/** Enter applies the values, and the focus goes to the chip. Escape closes the form, and the focus returns. */
export const MetToetsen: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    await press('Tab', 'Enter');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Vanaf' })).toBeVisible());
    await press('Escape');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bedrag' })).toHaveFocus());
  },
};

export const UitOpTelefoon: Story = { ...MetFout };

export const Misbruik: Story = {
  render: (args) => (
    <Misuse
      why="Een formulier voor één keuze uit een korte lijst kost twee stappen te veel."
      instead="Gebruik FilterChip voor een keuze uit een lijst."
    >
      <Demo {...args} label="Jaar" />
    </Misuse>
  ),
};
