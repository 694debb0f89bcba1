import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { Alert } from './index.ts';

const meta = {
  title: 'Meldingen/Melding',
  component: Alert,
  args: {
    tone: 'warning',
    title: 'Ander rekeningnummer dan vorige keer',
    children: 'Bel de leverancier als u twijfelt.',
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Soorten: Story = {
  render: () => (
    <Stack>
      <Alert tone="danger" title="De code klopt niet" isAnnounced>
        Wacht op een nieuwe code en probeer het opnieuw.
      </Alert>
      <Alert tone="warning" title="Ander rekeningnummer dan vorige keer">
        Bel de leverancier als u twijfelt.
      </Alert>
      <Alert tone="info">
        U ontvangt alleen kopieën van facturen ter inzage. U hoeft geen facturen te controleren.
      </Alert>
      <Alert tone="success" actions={<Button variant="quiet">Inloggen</Button>}>
        Uw wachtwoord is gewijzigd.
      </Alert>
    </Stack>
  ),
};

export const Sluiten: Story = {
  args: { onDismiss: fn() },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Sluiten' }));
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};
