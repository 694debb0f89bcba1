import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Misuse } from '../../.storybook/misuse.tsx';
import { longName } from '../../.storybook/long-name.ts';
import { Card } from '../card/card.tsx';
import { Grid, GridRow } from './grid.tsx';

const cards = ['Volgende vergadering', 'Open actiepunten', 'Nieuw in uw vereniging'].map((title) => (
  <Card key={title} title={title}>
    <p>Hier staat het belangrijkste.</p>
  </Card>
));

const meta = {
  title: 'Basis/Raster',
  component: Grid,
  args: { children: cards },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

const tops = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  new Set(canvas.getAllByRole('heading').map((heading) => Math.round(heading.getBoundingClientRect().top)));

export const DrieKolommen: Story = {
  async play({ canvas }) {
    await expect(tops(canvas).size).toBe(1);
  },
};

export const HeleRij: Story = {
  args: {
    columns: 'wide',
    children: (
      <>
        {cards.slice(0, 2)}
        <GridRow>{cards[2]}</GridRow>
      </>
    ),
  },
  async play({ canvas }) {
    await expect(tops(canvas).size).toBe(2);
  },
};

/** Parts with headings have more space between the rows. */
export const Ruim: Story = {
  args: { columns: 'wide', gap: 'large', children: cards },
};

export const RuimOpTelefoon: Story = {
  ...Ruim,
  async play({ canvas }) {
    const [first, second] = canvas.getAllByRole('heading').map((heading) => heading.closest('section'));
    const above = first?.getBoundingClientRect().bottom ?? 0;
    await expect((second?.getBoundingClientRect().top ?? 0) - above).toBe(32);
  },
};

export const Smal: Story = { args: { columns: 'narrow' } };

export const OvervolOpTelefoon: Story = {
  args: {
    columns: 'wide',
    children: [1, 2, 3].map((key) => (
      <Card key={key} title={longName}>
        <p>{'Splitsingsreglementswijzigingsprocedure'.repeat(2)}</p>
      </Card>
    )),
  },
  async play({ canvas }) {
    await expect(tops(canvas).size).toBe(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="Velden naast elkaar worden overgeslagen: men leest een formulier van boven naar beneden."
      instead="Zet velden onder elkaar met FormStack. Een raster is voor kaarten en albums."
    >
      <Grid columns="narrow">
        <label>
          Naam <input />
        </label>
        <label>
          Woonplaats <input />
        </label>
      </Grid>
    </Misuse>
  ),
};
