import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Misuse } from '../../.storybook/misuse.tsx';
import { ListCount } from './list-count.tsx';

const meta = {
  title: 'Gegevens/Aantal van een lijst',
  component: ListCount,
  args: { count: '48 documenten' },
} satisfies Meta<typeof ListCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EenPagina: Story = {
  args: { page: { page: 1, perPage: 50, total: 48 } },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^48 documenten$/u);
    await expect(canvas.queryByText(/–/u)).toBeNull();
  },
};

/** The range is outside the part that screen readers read when it changes. */
export const LaatstePagina: Story = {
  args: { page: { page: 2, perPage: 25, total: 48 } },
  async play({ canvas }) {
    await expect(canvas.getByText('26–48 van')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^48 documenten$/u);
  },
};

/** The line stays on a phone, also if a tab has the number. */
export const NietAlleWoorden: Story = {
  args: { isPartial: true, quiet: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '48 documenten, niet alle woorden bij elkaar gevonden',
    );
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const MetVolgorde: Story = {
  args: { note: 'gesorteerd op Naam, oplopend' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('48 documenten, gesorteerd op Naam, oplopend');
  },
};

export const MetVinkjeEnKnop: Story = {
  args: {
    page: { page: 1, perPage: 25, total: 1248 },
    count: '1.248 documenten',
    select: <Checkbox label="Kies alle documenten op deze pagina" isLabelHidden />,
    actions: (
      <Button variant="text" size="small">
        Lijst afdrukken
      </Button>
    ),
  },
};

/** The line keeps its height while the number is unknown. */
export const Laden: Story = { args: { count: undefined } };

/** On a phone the tab above the list has the number, and screen readers still get it. */
export const InTabOpTelefoon: Story = {
  args: { quiet: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('48 documenten');
    await expect(canvas.getByText('48 documenten').getBoundingClientRect().width).toBeLessThan(400);
  },
};

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="Een aantal zonder woord zegt niet waarvan het er 48 zijn."
      instead="Noem wat er in de lijst staat: “48 documenten”."
    >
      <ListCount count="48" />
    </Misuse>
  ),
};
