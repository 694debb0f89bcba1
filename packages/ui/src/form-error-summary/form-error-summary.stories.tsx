import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { press } from '../../.storybook/press.ts';
import { TextField } from '../text-field/text-field.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';

const errors = [
  { id: 'voornaam', label: 'Voornaam', message: 'Vul uw voornaam in.' },
  { id: 'telefoon', label: 'Telefoon', message: 'Dit nummer is te kort.' },
];

const meta = {
  title: 'Formulier/Foutenoverzicht',
  component: FormErrorSummary,
  args: { attempt: 1, errors },
  render: (args) => (
    <>
      <FormErrorSummary {...args} />
      <TextField id="voornaam" label="Voornaam" />
      <TextField id="telefoon" label="Telefoon" />
    </>
  ),
} satisfies Meta<typeof FormErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TweeFouten: Story = {
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await press('Tab', 'Tab');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Telefoon: Dit nummer is te kort.' })).toHaveFocus(),
    );
    await press('Enter');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Telefoon' })).toHaveFocus());
  },
};

export const EenFout: Story = {
  args: { errors: errors.slice(1) },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Telefoon' })).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const GeenFouten: Story = {
  args: { errors: [] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    errors: Array.from({ length: 12 }, (_, index) => ({
      id: `veld-${index}`,
      label: `${longName} ${index + 1}`,
      message: 'Vul dit in.',
    })),
  },
};
