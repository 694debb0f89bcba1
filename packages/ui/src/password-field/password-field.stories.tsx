import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './index.ts';

const meta = {
  title: 'Formulier/Wachtwoord',
  component: PasswordField,
  args: { label: 'Wachtwoord', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {};

export const Bekijken: Story = {
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Wachtwoord');
    await userEvent.type(field, 'Waterpas-2026!');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Toon wachtwoord' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('Waterpas-2026!');
    await userEvent.click(canvas.getByRole('button', { name: 'Verberg wachtwoord' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Fout: Story = { args: { errorMessage: 'Vul uw wachtwoord in.' } };

export const Uitgeschakeld: Story = { args: { isDisabled: true, defaultValue: 'Waterpas' } };
