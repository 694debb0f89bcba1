import { mdiCheck } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Button } from '../button/button.tsx';
import { Status } from '../status/status.tsx';
import { NumberedRows } from './numbered-rows.tsx';

const adopted = (
  <Status tone="done" icon={mdiCheck} size="small">
    Aangenomen
  </Status>
);

const again = (
  <Button variant="text" size="small">
    Stem opnieuw
  </Button>
);

const meta = {
  title: 'Gegevens/Genummerde rijen',
  component: NumberedRows,
  args: {
    label: 'De andere punten',
    rows: [
      {
        id: '4',
        number: 4,
        title: 'Begroting 2027',
        detail: 'voor 588 van 640 uitgebrachte stemmen, nodig 321',
        mark: adopted,
        actions: again,
      },
      { id: '6', number: 6, title: 'Laadpalen', actions: <Button size="small">Open de stemming</Button> },
      { id: '7', number: 7, title: 'Rondvraag en sluiting', detail: 'Te bespreken' },
    ],
  },
} satisfies Meta<typeof NumberedRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Agenda: Story = {
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('list', { name: 'De andere punten' })).toBeVisible();
  },
};

export const AgendaOpTelefoon: Story = {};

export const Donker: Story = { globals: { scheme: 'dark' } };

export const OvervolOpTelefoon: Story = {
  args: {
    rows: [1, 20, 300].map((number) => ({
      id: String(number),
      number,
      title: longName,
      detail: longName,
      mark: adopted,
      actions: again,
    })),
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
