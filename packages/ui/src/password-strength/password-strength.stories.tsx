import { passwordStrength } from '@mijn/domain/passwords';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { PasswordField } from '../password-field/password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

const meta = {
  title: 'Formulier/Wachtwoordsterkte',
  component: PasswordStrength,
  args: { strength: 'empty' },
} satisfies Meta<typeof PasswordStrength>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Leeg: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Kies een wachtwoord van minstens 12 tekens.');
  },
};

export const TeZwak: Story = {
  args: { strength: 'too_weak' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Nog te zwak/u);
  },
};

export const Voldoende: Story = { args: { strength: 'fair' } };
export const Sterk: Story = { args: { strength: 'strong' } };

function WithField() {
  const [password, setPassword] = useState('');
  return (
    <>
      <PasswordField
        label="Nieuw wachtwoord"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <PasswordStrength strength={passwordStrength(password)} />
    </>
  );
}

export const OnderHetVeldOpTelefoon: Story = {
  render: () => <WithField />,
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Nieuw wachtwoord');
    await userEvent.type(field, 'kort');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Nog te zwak/u));
    await userEvent.type(field, ' maar met veel losse woorden erbij');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Sterk wachtwoord.'));
  },
};
