import { mdiAccountGroupOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { press } from '../../.storybook/press.ts';
import { PersonChoices, type PersonChoicesProps } from './person-choices.tsx';

function WithState({ onChange, ...props }: PersonChoicesProps) {
  const [value, setValue] = useState(props.value);
  return (
    <PersonChoices
      {...props}
      value={value}
      onChange={(id) => {
        onChange(id);
        setValue(id);
      }}
    />
  );
}

const people = [
  { id: 'vries', name: 'A. de Vries', detail: 'Kadestraat 45' },
  { id: 'bakker', name: 'R.P. Bakker', detail: 'Kadestraat 12 en Kadestraat 14', tag: 'bestuur' },
  { id: 'vol', name: 'K. Oosterhuis', detail: 'Kadestraat 9', obstacle: 'Heeft al 2 machtigingen' },
  {
    id: 'bestuur',
    name: 'Het bestuur',
    detail: 'Een bestuurslid dat de machtiging aanneemt, stemt voor u.',
    icon: mdiAccountGroupOutline,
  },
];

const meta = {
  title: 'Formulier/Personen',
  component: PersonChoices,
  args: { label: 'Wie stemt voor u?', people, value: null, onChange: fn() },
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof PersonChoices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('radiogroup', { name: 'Wie stemt voor u?' })).toBeVisible();
    await expect(
      canvas.getByRole('radio', { name: 'R.P. Bakker bestuur Kadestraat 12 en Kadestraat 14' }),
    ).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: /Heeft al 2 machtigingen/u })).toBeDisabled();
    for (const row of canvasElement.querySelectorAll('label'))
      await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(68);
  },
};

export const BeginstandOpTelefoon: Story = { ...Beginstand };

export const Gekozen: Story = { args: { value: 'vries' } };

export const Donker: Story = { args: { value: 'vries' }, globals: { scheme: 'dark' } };

export const Toetsenbord: Story = {
  tags: ['toets'],
  async play({ args, canvas }) {
    const [first, second, , last] = canvas.getAllByRole('radio');
    await press('Tab');
    await waitFor(() => expect(first).toHaveFocus());
    await press('ArrowDown');
    await waitFor(() => expect(second).toBeChecked());
    // The keys pass somebody who can't be chosen.
    await press('ArrowDown');
    await waitFor(() => expect(last).toBeChecked());
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('bestuur'));
  },
};

export const Fout: Story = {
  args: { errorMessage: 'Kies wie stemt. Zoek op naam of appartement.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Kies wie stemt. Zoek op naam of appartement.',
    );
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    value: '1',
    people: [1, 2, 3].map((number) => ({
      id: String(number),
      name: `${longName} ${number}`,
      detail: longName.replaceAll(' ', ''),
      tag: 'bestuur',
    })),
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
