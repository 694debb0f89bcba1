import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Formulier/Wachtwoord',
  component: PasswordField,
  args: { label: 'Wachtwoord', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    const field = canvas.getByLabelText('Wachtwoord');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
  },
};

export const Bekijken: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    const field = canvas.getByLabelText('Wachtwoord');
    await press('Tab', 'W', 'a', 't', 'e', 'r', 'Tab');
    const button = canvas.getByRole('button', { name: 'Toon wachtwoord' });
    await waitFor(() => expect(button).toHaveFocus());
    await press('Enter');
    await waitFor(() => expect(field).toHaveAttribute('type', 'text'));
    await expect(field).toHaveValue('Water');
    await expect(canvas.getByRole('button', { name: 'Verberg wachtwoord' })).toHaveFocus();
    await press('Space');
    await waitFor(() => expect(field).toHaveAttribute('type', 'password'));
  },
};

export const Plakken: Story = {
  tags: ['toets'],
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Wachtwoord');
    await userEvent.click(field);
    await userEvent.paste('uit een wachtwoordkluis');
    await waitFor(() => expect(field).toHaveValue('uit een wachtwoordkluis'));
  },
};

export const Fout: Story = {
  args: { errorMessage: 'Vul uw wachtwoord in.' },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Wachtwoord')).toHaveAccessibleDescription('Vul uw wachtwoord in.');
  },
};

export const Uitgeschakeld: Story = {
  args: { isDisabled: true, defaultValue: 'Waterpas' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Toon wachtwoord' })).toBeDisabled();
  },
};

export const OvervolOpTelefoon: Story = {
  args: { label: longName, description: longName, defaultValue: longName.repeat(2), errorMessage: longName },
};

export const Misbruik: Story = {
  args: {
    label: 'Herhaal uw nieuwe wachtwoord',
    description: 'Plakken mag hier niet.',
    autoComplete: 'new-password',
  },
  render: (args) => (
    <Misuse
      why="Twee keer typen en niet plakken straft juist wie een sterk wachtwoord uit een kluis gebruikt."
      instead="Vraag het nieuwe wachtwoord één keer, met 'Toon wachtwoord' en de sterkte eronder."
    >
      <PasswordField {...args} />
    </Misuse>
  ),
};
