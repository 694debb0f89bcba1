import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { ComboBox, type ComboBoxProps } from './combo-box.tsx';

function WithState(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ComboBox
      {...props}
      value={value}
      onChange={(id) => {
        setValue(id);
        props.onChange(id);
      }}
    />
  );
}

const options = ['Anna de Boer', 'Bram Bestuur', 'Chloé van Dijk', 'Dirk Jansen', 'Eva Jansen'].map(
  (label) => ({
    id: label,
    label,
  }),
);

const meta = {
  title: 'Formulier/Zoeklijst',
  component: ComboBox,
  render: (args) => <WithState {...args} />,
  args: { label: 'Behandelaar', options, value: null, onChange: fn() },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = () => screen.getAllByRole('option').map((option) => option.textContent);

export const Beginstand: Story = {};

export const Gekozen: Story = {
  args: { value: 'Bram Bestuur', description: 'Wie dit oppakt.' },
  async play({ canvas }) {
    const field = canvas.getByRole('combobox', { name: 'Behandelaar' });
    await waitFor(() => expect(field).toHaveValue('Bram Bestuur'));
  },
};

export const TypenEnKiezen: Story = {
  tags: ['toets'],
  async play({ args, canvas }) {
    const field = canvas.getByRole('combobox', { name: 'Behandelaar' });
    await press('Tab');
    await waitFor(() => expect(field).toHaveFocus());
    await press('j', 'a', 'n', 's');
    await waitFor(() => expect(names()).toEqual(['Dirk Jansen', 'Eva Jansen']));
    await press('ArrowDown', 'ArrowDown', 'Enter');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('Eva Jansen'));
    await waitFor(() => expect(field).toHaveValue('Eva Jansen'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const AccentenTellenNiet: Story = {
  tags: ['toets'],
  async play() {
    await press('Tab', 'c', 'h', 'l', 'o', 'e');
    await waitFor(() => expect(names()).toEqual(['Chloé van Dijk']));
  },
};

export const EscapeHerstelt: Story = {
  args: { value: 'Dirk Jansen' },
  async play({ canvas }) {
    const field = canvas.getByRole('combobox', { name: 'Behandelaar' });
    await press('Tab', 'x');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await press('Escape');
    await waitFor(() => expect(field).toHaveValue('Dirk Jansen'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Leegmaken: Story = {
  args: { value: 'Dirk Jansen' },
  async play({ args }) {
    await press('Tab', 'Control+a', 'Backspace', 'Tab');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
  },
};

export const NietsGevonden: Story = {
  tags: ['toets'],
  async play() {
    await press('Tab', 'q', 'q');
    await expect(await screen.findByText('Niets gevonden. Probeer een ander woord.')).toBeVisible();
  },
};

export const Laden: Story = {
  args: { options: [], isLoading: true, onSearch: fn() },
  async play({ args }) {
    await press('Tab', 'j');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('j'));
    await expect(await screen.findByText('Bezig met zoeken')).toBeVisible();
  },
};

export const Fout: Story = {
  args: { errorMessage: 'Kies een behandelaar.' },
  async play({ canvas }) {
    const field = canvas.getByRole('combobox', { name: 'Behandelaar' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Kies een behandelaar.');
  },
};

export const Uitgeschakeld: Story = { args: { isDisabled: true, value: 'Anna de Boer' } };

export const OvervolOpTelefoon: Story = {
  args: {
    label: longName,
    isOptional: true,
    options: Array.from({ length: 60 }, (_, index) => ({
      id: String(index),
      label: `${longName} ${index + 1}`,
    })),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(5));
  },
};

export const Misbruik: Story = {
  args: {
    label: 'Aan wie',
    options: [
      { id: '1', label: 'Alle eigenaren' },
      { id: '2', label: 'Het bestuur' },
    ],
  },
  render: (args) => (
    <Misuse
      why="Wie uit twee dingen kiest, wil ze zien. Typen is hier werk voor niets."
      instead="Gebruik keuzerondjes tot zes keuzes, en een keuzelijst tot twintig."
    >
      <WithState {...args} />
    </Misuse>
  ),
};
