import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Alert } from './alert.tsx';

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

export const Beginstand: Story = {};

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
  async play({ canvas }) {
    // Only the alert with `isAnnounced` has a live role.
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fout:De code klopt niet');
  },
};

export const Sluiten: Story = {
  tags: ['toets'],
  args: { onDismiss: fn() },
  async play({ args, canvas }) {
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sluiten' })).toHaveFocus());
    await press('Enter');
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledTimes(1));
  },
};

export const LangWoordOpTelefoon: Story = {
  args: { title: 'De mail is verstuurd', children: `Naar ${'bewoner.'.repeat(8)}nl` },
  async play({ canvas }) {
    const text = canvas.getByText(/^Naar/u);
    await expect(text.getBoundingClientRect().right).toBeLessThan(document.documentElement.clientWidth);
  },
};

export const OvervolOpTelefoon: Story = {
  args: { title: longName, children: longName, onDismiss: fn(), actions: <Button>Bekijken</Button> },
};

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="Wat gelukt is en niets vraagt, blijft zo staan en leidt af."
      instead="Gebruik een Toast voor wat voorbijgaat. Een fout bij een veld staat bij dat veld."
      right={
        <Alert tone="danger" title="De code klopt niet">
          Wacht op een nieuwe code en probeer het opnieuw.
        </Alert>
      }
    >
      <Alert tone="success">Opgeslagen.</Alert>
    </Misuse>
  ),
};
