import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { TextField } from '../text-field/text-field.tsx';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { TextArea, type TextAreaProps } from './text-area.tsx';

function WithState(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return <TextArea {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Formulier/Tekstvak',
  component: TextArea,
  render: (args) => <WithState {...args} />,
  args: { label: 'Bericht', value: '', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const paragraph = `${longName}. `;

export const Beginstand: Story = {};

export const Gevuld: Story = { args: { value: 'De lift doet het weer.\nDank voor uw geduld.' } };

export const GroeitMee: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Bericht' });
    const { height: before } = field.getBoundingClientRect();
    field.focus();
    await press('a', 'Enter', 'b', 'Enter', 'c', 'Enter', 'd', 'Enter', 'e', 'Enter', 'f');
    await waitFor(() => expect(field).toHaveValue('a\nb\nc\nd\ne\nf'));
    const { height: after } = field.getBoundingClientRect();
    await expect(after).toBeGreaterThan(before);
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
  },
};

export const GroeitTotEenGrens: Story = {
  args: { value: paragraph.repeat(60) },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Bericht' });
    await expect(field.getBoundingClientRect().height).toBeLessThan(450);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
  },
};

export const TeltTekens: Story = {
  args: { value: 'Onderhoud aan de dakgoo', maxLength: 30, description: 'Kort en duidelijk.' },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Bericht' });
    await expect(field).toHaveAccessibleDescription('Kort en duidelijk. Nog 7 tekens');
    await expect(canvas.getByRole('status')).toHaveTextContent('U kunt nog hoogstens 10 tekens typen.');
    field.focus();
    await press('t', 'e', 'n');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Kort en duidelijk. Nog 4 tekens'));
    await expect(canvas.getByRole('status')).toHaveTextContent('U kunt nog hoogstens 5 tekens typen.');
  },
};

export const TeLang: Story = {
  args: {
    value: 'Onderhoud aan de dakgoten van het hele gebouw',
    maxLength: 30,
    errorMessage: 'Het bericht is te lang. Gebruik hoogstens 30 tekens.',
  },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Bericht' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Het bericht is te lang. Gebruik hoogstens 30 tekens. Nu 15 tekens te veel.',
    );
    await expect(canvas.getAllByText(/te lang|te veel/u)).toHaveLength(1);
  },
};

/** Far from the maximum the count is not shown, and is still read. */
export const NogRuimteGenoeg: Story = {
  args: { value: 'Onderhoud', maxLength: 30 },
  async play({ canvas }) {
    await expect(canvas.getByText('Nog 21 tekens')).not.toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Bericht' });
    await expect(field).toHaveAccessibleDescription('Nog 21 tekens');
    field.focus();
    await press('s', 't', 'e', 'i', 'g', 'e', 'r');
    await waitFor(() => expect(canvas.getByText('Nog 14 tekens')).toBeVisible());
  },
};

export const Uitgeschakeld: Story = { args: { isDisabled: true, value: 'De lift doet het weer.' } };

export const OvervolOpTelefoon: Story = {
  args: {
    label: longName,
    value: 'Aansprakelijkheidsverzekeringsmaatschappij'.repeat(8),
    maxLength: 200,
    isOptional: true,
  },
};

export const Misbruik: Story = {
  args: { label: 'Huisnummer', rows: 5 },
  render: (args) => (
    <Misuse
      why="Een groot vak vraagt om een lang antwoord. Hier past één woord."
      instead="Gebruik een tekstveld voor wat op één regel past."
      right={<TextField label="Huisnummer" />}
    >
      <WithState {...args} />
    </Misuse>
  ),
};

/** Een vraag van een kort formulier: het label is een kop. */
export const AlsVraag: Story = {
  args: { label: 'Wat is er aan de hand?', description: 'Schrijf gewoon op wat u ziet.', question: 1 },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2, name: '1 Wat is er aan de hand?' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Wat is er aan de hand?' })).toBeVisible();
  },
};
