import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Misuse } from '../../.storybook/misuse.tsx';
import { longName } from '../../.storybook/long-name.ts';
import { Button } from '../button/button.tsx';
import { Grid } from '../grid/grid.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Meldingen/Leeg',
  component: EmptyState,
  args: {
    title: 'Nog geen documenten',
    children: 'Hier komen notulen, jaarrekeningen en andere documenten van uw vereniging.',
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nog geen documenten' })).toBeVisible();
  },
};

export const MetActie: Story = { args: { action: <Button>Documenten toevoegen</Button> } };

export const NietsGevonden: Story = {
  args: {
    drawing: 'search',
    title: 'Niets gevonden voor “dakgoot”',
    children: 'Zoek op een ander woord, of haal een filter weg.',
    action: <Button variant="quiet">Filters wissen</Button>,
  },
};

export const Tekeningen: Story = {
  render: () => (
    <Grid columns="narrow">
      <EmptyState drawing="documents" title="Documenten" />
      <EmptyState drawing="search" title="Zoeken" />
      <EmptyState drawing="todos" title="Actiepunten" />
      <EmptyState drawing="invoices" title="Facturen" />
      <EmptyState drawing="meetings" title="Vergaderingen" />
      <EmptyState drawing="photos" title="Foto's" />
      <EmptyState drawing="news" title="Prikbord" />
      <EmptyState drawing="houses" title="Vereniging" />
    </Grid>
  ),
};

export const OvervolOpTelefoon: Story = { args: { title: longName } };

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="Wie dit ziet nadat het laden mislukte, denkt dat er niets is. En de titel zegt niet wat hier zou staan."
      instead="Gebruik ErrorState als het laden mislukte. Zeg bij leeg wat hier zou staan, en wat men kan doen."
      right={<EmptyState title="Nog geen documenten">Hier komen notulen en jaarrekeningen.</EmptyState>}
    >
      <EmptyState title="Geen resultaten" />
    </Misuse>
  ),
};
