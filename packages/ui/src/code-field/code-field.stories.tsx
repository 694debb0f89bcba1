import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodeField } from './index.ts';

const meta = {
  title: 'Formulier/Code',
  component: CodeField,
  args: { label: 'Code', description: 'De zes cijfers uit uw app.' },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(field, '123456');
    await expect(field).toHaveValue('123456');
  },
};

export const Fout: Story = { args: { errorMessage: 'Deze code klopt niet. Wacht op een nieuwe code.' } };
