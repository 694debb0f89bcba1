import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Misuse } from '../../.storybook/misuse.tsx';
import { longName } from '../../.storybook/long-name.ts';
import { press } from '../../.storybook/press.ts';
import { TextField } from '../text-field/text-field.tsx';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from './one-time-code-field.tsx';

function WithState(props: OneTimeCodeFieldProps) {
  const [value, setValue] = useState(props.value);
  return <OneTimeCodeField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Formulier/Eenmalige code',
  component: OneTimeCodeField,
  render: (args) => <WithState {...args} />,
  args: { label: 'Code', description: 'De zes cijfers uit uw app.', value: '', onChange: fn(), length: 6 },
} satisfies Meta<typeof OneTimeCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  },
};

export const Ingevuld: Story = { args: { value: '123456' } };

export const AlleenCijfers: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    await press('Tab', '1', '2', 'a', '3', ' ', '4', '5', '6', '7');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('123456'));
  },
};

export const PlakkenMetSpatie: Story = {
  tags: ['toets'],
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.click(field);
    await userEvent.paste('123 456');
    await waitFor(() => expect(field).toHaveValue('123456'));
  },
};

export const PlakkenVanHeleRegel: Story = {
  args: { value: '99' },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.click(field);
    await userEvent.paste('Op 20-11 kreeg u: uw code is 654 321. Deel deze met niemand.');
    await waitFor(() => expect(field).toHaveValue('654321'));
  },
};

export const AutomatischIngevuld: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    field.focus();
    document.execCommand('insertText', false, '123 456');
    await expect(field).toHaveValue('123456');
  },
};

export const Herstelcode: Story = {
  args: {
    label: 'Herstelcode',
    description: 'Een van de codes die u bewaarde.',
    kind: 'characters',
    length: 14,
  },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Herstelcode' });
    await expect(field).toHaveAttribute('inputmode', 'text');
    await press('Tab', 'd', 'e', 'm', 'o', '-', '0', '0', '0', '1', '-', '0');
    await waitFor(() => expect(field).toHaveValue('demo-0001-0'));
    await userEvent.paste('3. demo-0002-0002 (ongebruikt)');
    await waitFor(() => expect(field).toHaveValue('demo-0002-0002'));
  },
};

export const Fout: Story = {
  args: { value: '000000', errorMessage: 'Deze code klopt niet. Wacht op een nieuwe code.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/^Deze code klopt niet/u);
  },
};

export const Uitgeschakeld: Story = { args: { isDisabled: true, value: '123456' } };

export const OvervolOpTelefoon: Story = {
  args: { label: longName, value: '123456', errorMessage: longName },
};

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="Zes losse vakjes breken plakken, automatisch invullen, terug met Backspace en de schermlezer."
      instead="Gebruik één veld. Een hele regel plakken mag: de code wordt eruit gehaald."
    >
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: 8 }}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <TextField key={place} label={String(place)} maxLength={1} />
        ))}
      </div>
    </Misuse>
  ),
};
