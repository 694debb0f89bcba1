import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Formulier/Tekstveld',
  component: TextField,
  args: { label: 'E-mailadres', id: 'email', name: 'email', type: 'email' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {};

export const MetUitleg: Story = {
  args: { description: 'Hier sturen wij de bevestiging naartoe.', isOptional: true },
  async play({ canvasElement }) {
    const field = within(canvasElement).getByRole('textbox', { name: /E-mailadres/u });
    await expect(field).toHaveAccessibleDescription('Hier sturen wij de bevestiging naartoe.');
    await userEvent.type(field, 'anna@waterpas.example');
    await waitFor(() => expect(field).toHaveValue('anna@waterpas.example'));
  },
};

export const Fout: Story = {
  args: {
    errorMessage: 'Ongeldige gebruikersnaam en / of wachtwoord.',
    defaultValue: 'anna@waterpas.example',
  },
  async play({ canvasElement }) {
    const field = within(canvasElement).getByRole('textbox', { name: 'E-mailadres' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Ongeldige gebruikersnaam en / of wachtwoord.');
  },
};

export const Uitgeschakeld: Story = { args: { isDisabled: true, defaultValue: 'anna@waterpas.example' } };

export const Ingevuld: Story = { args: { defaultValue: 'anna@waterpas.example' } };

export const OvervolOpTelefoon: Story = {
  args: {
    label: 'Naam van de vereniging van eigenaars zoals die in de splitsingsakte van uw gebouw staat',
    defaultValue: longName,
  },
};

export const Misbruik: Story = {
  args: { label: 'Telefoon', description: 'Bijvoorbeeld 010 123 45 67.', defaultValue: '010 123 45 67' },
  render: (args) => (
    <Misuse
      why="Een voorbeeld dat al in het veld staat, lijkt ingevuld. Wie het niet wist, verstuurt het."
      instead="Zet een voorbeeld in de uitleg boven het veld, en laat het veld leeg."
      right={<TextField label="Telefoon" description="Bijvoorbeeld 010 123 45 67." />}
    >
      <TextField {...args} />
    </Misuse>
  ),
};
