import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Select } from '../select/select.tsx';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

function WithState(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onChange={setValue} />;
}

const options = [
  { id: 'allen', label: 'Alle eigenaren', description: 'Ook wie niet in het gebouw woont.' },
  { id: 'bewoners', label: 'Alleen bewoners' },
  { id: 'bestuur', label: 'Alleen het bestuur' },
];

const meta = {
  title: 'Formulier/Keuzerondjes',
  component: RadioGroup,
  render: (args) => <WithState {...args} />,
  args: { label: 'Wie krijgt dit bericht?', options, value: null, onChange: fn() },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('radiogroup', { name: 'Wie krijgt dit bericht?' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'Alle eigenaren' })).toHaveAccessibleDescription(
      'Ook wie niet in het gebouw woont.',
    );
  },
};

export const Gekozen: Story = { args: { value: 'bewoners', description: 'U kunt dit later veranderen.' } };

export const Toetsenbord: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    const [first, second, third] = canvas.getAllByRole('radio');
    await press('Tab');
    await waitFor(() => expect(first).toHaveFocus());
    await press('Space');
    await waitFor(() => expect(first).toBeChecked());
    await press('ArrowDown');
    await waitFor(() => expect(second).toBeChecked());
    await expect(second).toHaveFocus();
    await press('ArrowUp', 'ArrowUp');
    await waitFor(() => expect(third).toBeChecked());
  },
};

export const Aanwijzen: Story = {
  tags: ['toets'],
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Alleen het bestuur'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Alleen het bestuur' })).toBeChecked());
  },
};

export const Fout: Story = {
  args: { errorMessage: 'Kies wie het bericht krijgt.' },
  async play({ canvas }) {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Kies wie het bericht krijgt.');
  },
};

export const Uitgeschakeld: Story = { args: { isDisabled: true, value: 'allen' } };

export const EenKeuzeUit: Story = {
  args: {
    options: options.map((option) => Object.assign({}, option, { isDisabled: option.id === 'bestuur' })),
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    isOptional: true,
    options: Array.from({ length: 7 }, (_, index) => ({
      id: String(index),
      label: `${longName} ${index + 1}`,
      description: 'Verzekeringsmaatschappijvertegenwoordiging en toelichting op deze keuze.',
    })),
  },
};

export const Misbruik: Story = {
  args: {
    label: 'Boekjaar',
    options: Array.from({ length: 14 }, (_, index) => ({ id: String(index), label: String(2013 + index) })),
  },
  render: (args) => (
    <Misuse
      why="Veertien rondjes vullen een telefoon, en niemand leest ze allemaal."
      instead="Gebruik een keuzelijst vanaf zeven keuzes, en een zoeklijst vanaf twintig."
      right={<Select label="Boekjaar" options={args.options} value="0" onChange={() => undefined} />}
    >
      <WithState {...args} />
    </Misuse>
  ),
};
