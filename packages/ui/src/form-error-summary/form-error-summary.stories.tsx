import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TextField } from '../text-field/index.ts';
import { FormErrorSummary } from './index.ts';

const meta = {
  title: 'Formulier/Foutenoverzicht',
  component: FormErrorSummary,
  args: {
    attempt: 1,
    errors: [
      { id: 'voornaam', label: 'Voornaam', message: 'Vul uw voornaam in.' },
      { id: 'telefoon', label: 'Telefoon', message: 'Dit nummer is te kort.' },
    ],
  },
} satisfies Meta<typeof FormErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TweeFouten: Story = {
  render: (args) => (
    <>
      <FormErrorSummary {...args} />
      <TextField id="voornaam" label="Voornaam" />
      <TextField id="telefoon" label="Telefoon" />
    </>
  ),
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Telefoon: Dit nummer is te kort.' }));
    await expect(canvas.getByRole('textbox', { name: 'Telefoon' })).toHaveFocus();
  },
};

export const GeenFouten: Story = {
  args: { errors: [] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
