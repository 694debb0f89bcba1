import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { AmountText } from '../amount-text/amount-text.tsx';
import { FiguresTable } from './figures-table.tsx';

const line = (id: string, what: string, quantity: string, amount: number) => ({
  id,
  cells: [what, quantity, <AmountText key="amount" amount={amount} />],
});

const meta = {
  title: 'Gegevens/Rekentabel',
  component: FiguresTable,
  args: {
    label: 'Regels van de factuur',
    columns: ['Omschrijving', 'Aantal', 'Bedrag'],
    rows: [
      line('1', 'Herstel dakgoot noordzijde, 6 m zink', '1', 1240),
      line('2', 'Hoogwerker, dagdeel', '2', 390),
      line('3', 'Voorrijkosten', '1', 48.5),
    ],
    totals: [
      { id: 'net', label: 'Subtotaal', figure: <AmountText amount={1678.5} /> },
      { id: 'vat', label: 'Btw 21%', figure: <AmountText amount={352.49} /> },
      { id: 'total', label: 'Totaal', figure: <AmountText amount={2030.99} /> },
    ],
  },
} satisfies Meta<typeof FiguresTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gevuld: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('table', { name: 'Regels van de factuur' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Voorrijkosten' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Totaal €\s2\.030,99$/u })).toBeVisible();
  },
};

export const AlleenEenTotaal: Story = {
  args: { rows: [], totals: [{ id: 'total', label: 'Totaal', figure: <AmountText amount={12} /> }] },
};

export const OvervolOpTelefoon: Story = {
  args: {
    rows: Array.from({ length: 30 }, (_, index) => line(String(index), longName, '1.200 m³', 12_345_678.9)),
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
