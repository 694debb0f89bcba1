import { mdiCheck } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '@mijn/ui/storybook/long-name';
import { Button } from '@mijn/ui/button';
import { Status } from '@mijn/ui/status';
import { NumberedRows } from './numbered-rows.tsx';
import { partStory } from '../../../../testing/screen-story.ts';

const adopted = (
  <Status tone="done" icon={mdiCheck} size="small">
    Aangenomen
  </Status>
);

const again = (
  <Button variant="text" size="small">
    Opnieuw stemmen
  </Button>
);

const meta = {
  title: 'Onderdelen/Vergaderingen/Genummerde rijen',
  component: NumberedRows,
  parameters: partStory,
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
      { id: '6', number: 6, title: 'Laadpalen', actions: <Button size="small">Stemming openen</Button> },
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
