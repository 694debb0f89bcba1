import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { Select, type SelectProps } from './select.tsx';

function WithState(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Select
      {...props}
      value={value}
      onChange={(id) => {
        setValue(id);
        props.onChange(id);
      }}
    />
  );
}

const options = ['Vergaderstukken', 'Jaarrekeningen', 'Begrotingen'].map((label) => ({ id: label, label }));

const meta = {
  title: 'Formulier/Keuzelijst',
  component: Select,
  render: (args) => <WithState {...args} />,
  args: { label: 'Groep', options, value: null, onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Maak een keuze Groep' })).toBeVisible();
  },
};

export const Kiezen: Story = {
  tags: ['toets'],
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Groep/u }));
    await userEvent.click(await screen.findByRole('option', { name: 'Jaarrekeningen' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('Jaarrekeningen'));
    await expect(await canvas.findByRole('button', { name: 'Jaarrekeningen Groep' })).toBeVisible();
  },
};

export const Toetsenbord: Story = {
  tags: ['toets'],
  async play({ args, canvas }) {
    const button = canvas.getByRole('button', { name: /Groep/u });
    await press('Tab');
    await waitFor(() => expect(button).toHaveFocus());
    await press('ArrowDown');
    const listed = await screen.findAllByRole('option');
    const [first, second] = listed;
    await waitFor(() => expect(first).toHaveFocus());
    await press('ArrowDown');
    await waitFor(() => expect(second).toHaveFocus());
    await press('End');
    await waitFor(() => expect(listed.at(-1)).toHaveFocus());
    await press('Enter');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('Begrotingen'));
    await waitFor(() => expect(button).toHaveFocus());
    await press('Space');
    await screen.findByRole('listbox');
    await press('Escape');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const LetterZoekt: Story = {
  tags: ['toets'],
  async play({ args }) {
    await press('Tab', 'j');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('Jaarrekeningen'));
  },
};

export const Gekozen: Story = { args: { value: 'Begrotingen', description: 'Waar eigenaren het vinden.' } };

export const AlsFilter: Story = {
  args: { look: 'chip' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Groep');
  },
};

export const GekozenAlsFilter: Story = {
  args: { look: 'chip', value: 'Begrotingen' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Begrotingen Groep');
  },
};

export const GeenKeuzes: Story = {
  args: { options: [] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Groep/u }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Groep/u })).toBeVisible());
  },
};

export const Fout: Story = {
  args: { errorMessage: 'Kies een groep.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Kies een groep.');
  },
};

export const Uitgeschakeld: Story = { args: { isDisabled: true, value: 'Begrotingen' } };

export const OvervolOpTelefoon: Story = {
  args: {
    isOptional: true,
    value: '0',
    options: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      label: `${longName} ${index + 1}`,
    })),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Groep/u }));
    await expect(await screen.findByRole('option', { name: `${longName} 1` })).toBeVisible();
  },
};

export const Misbruik: Story = {
  args: {
    label: 'Wilt u bericht per e-mail?',
    options: [
      { id: 'ja', label: 'Ja' },
      { id: 'nee', label: 'Nee' },
    ],
  },
  render: (args) => (
    <Misuse
      why="Een lijst verbergt wat er te kiezen is. Voor twee keuzes is dat een stap te veel."
      instead="Gebruik een selectievakje voor ja of nee, en keuzerondjes tot zes keuzes."
      right={<Checkbox label="Stuur mij bericht per e-mail" />}
    >
      <WithState {...args} />
    </Misuse>
  ),
};
