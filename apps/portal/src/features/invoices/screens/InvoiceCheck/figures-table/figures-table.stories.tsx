import type { Meta, StoryObj } from '@storybook/react-vite';
import { AmountText } from '@mijn/ui/amount-text';
import { FiguresTable } from './figures-table.tsx';
import { partStory } from '../../../../../testing/screen-story.ts';

const line = (id: string, what: string, quantity: string, amount: number) => ({
  id,
  cells: [what, quantity, <AmountText key="amount" amount={amount} />],
});

const meta = {
  title: 'Onderdelen/Facturen/Rekentabel',
  component: FiguresTable,
  parameters: partStory,
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

export const AlleenEenTotaal: Story = {
  args: { rows: [], totals: [{ id: 'total', label: 'Totaal', figure: <AmountText amount={12} /> }] },
};
