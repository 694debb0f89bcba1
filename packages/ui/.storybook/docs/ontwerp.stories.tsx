import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AmountText } from '../../src/amount-text/amount-text.tsx';
import { DateText } from '../../src/date-text/date-text.tsx';
import { DescriptionList } from '../../src/description-list/description-list.tsx';
import { FileSizeText } from '../../src/file-size-text/file-size-text.tsx';
import { Pairs, Palette } from './colours.tsx';
import { Motion, Radii, SpaceScale, TypeScale } from './measures.tsx';

const meta = { title: 'Ontwerp' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Palet: Story = {
  render: (_, { globals }) => <Palette brand={String(globals['brand'])} />,
};

/** Shows that each pair has the required contrast. The tests check the same contrasts. */
export const Kleurparen: Story = {
  render: (_, { globals }) => <Pairs brand={String(globals['brand'])} />,
  async play({ canvas }) {
    await expect(canvas.getAllByRole('rowheader', { name: 'text' })[0]).toBeVisible();
  },
};

export const Letters: Story = { render: () => <TypeScale /> };
export const LettersOpTelefoon: Story = { ...Letters };
export const Ruimte: Story = { render: () => <SpaceScale /> };
export const Hoeken: Story = { render: () => <Radii /> };
export const Beweging: Story = { render: () => <Motion /> };

/** Shows dates and amounts in the format for members (docs/product.md#formats). */
export const DatumsEnBedragen: Story = {
  render: () => (
    <DescriptionList
      entries={[
        { term: 'Datum', description: <DateText date="2026-01-02" /> },
        { term: 'Voluit', description: <DateText date="2026-01-02" look="long" /> },
        { term: 'Bedrag', description: <AmountText amount={1234.56} /> },
        { term: 'Grootte', description: <FileSizeText bytes={1_200_000} /> },
      ]}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('2-1-2026')).toBeVisible();
    await expect(canvas.getByText('vrijdag 2 januari 2026')).toBeVisible();
    await expect(canvas.getByText(/€\s1\.234,56/u)).toBeVisible();
    await expect(canvas.getByText(/1,2\sMB/u)).toBeVisible();
  },
};
