import { mdiContentCopy } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { press } from '../../.storybook/press.ts';
import { IconButton } from '../button/button.tsx';
import { InputField } from './input-field.tsx';

const meta = {
  title: 'Formulier/Bouwsteen van een regel',
  component: InputField,
  args: { label: 'Sleutel', defaultValue: 'JBSW Y3DP' },
} satisfies Meta<typeof InputField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {};

export const MetKnop: Story = {
  args: { button: <IconButton icon={mdiContentCopy} label="Kopieer de sleutel" onPress={fn()} /> },
  async play({ canvas }) {
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Sleutel' })).toHaveFocus());
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Kopieer de sleutel' })).toHaveFocus());
  },
};

export const MetAlles: Story = {
  args: { description: 'Voor uw app.', errorMessage: 'Deze sleutel is verlopen.', isOptional: true },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: /^Sleutel/u });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Deze sleutel is verlopen. Voor uw app.');
  },
};

export const Uitgeschakeld: Story = { args: { isDisabled: true } };

export const OvervolOpTelefoon: Story = {
  args: {
    label: longName,
    description: longName,
    errorMessage: longName,
    defaultValue: longName,
    button: <IconButton icon={mdiContentCopy} label="Kopieer de sleutel" />,
  },
};
