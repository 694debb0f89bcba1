import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { ClampedText } from './clamped-text.tsx';

const meta = {
  title: 'Gegevens/Ingekorte tekst',
  component: ClampedText,
  args: { children: 'Dakgoot aan de noordzijde vervangen' },
} satisfies Meta<typeof ClampedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kort: Story = {};

const tooLong = `${longName} `.repeat(8);

const inTable: Story = {
  args: { children: tooLong },
  render: ({ children }) => (
    <DataTable
      label="Actiepunten"
      columns={[
        { id: 'description', header: 'Omschrijving', cell: () => <ClampedText>{children}</ClampedText> },
      ]}
      content={{ state: 'loaded', rows: [{ id: '1' }, { id: '2' }] }}
      empty={null}
      rowHref={({ id }) => `#${id}`}
    />
  ),
};

export const InEenTabel: Story = {
  ...inTable,
  async play({ canvas }) {
    const [, row] = canvas.getAllByRole('row');
    await expect(row?.getBoundingClientRect().height).toBe(57);
    await expect(canvas.getAllByRole('link')[0]).toHaveAccessibleName(tooLong.trim());
  },
};

export const InEenTabelOpTelefoon: Story = { ...inTable };

export const Misbruik: Story = {
  args: { children: tooLong },
  render: (args) => (
    <Misuse
      why="Dit is de enige plaats waar de tekst staat: wat na de tweede regel komt, kan niemand lezen."
      instead="Kort alleen in wat naar het geheel leidt, en toon daar de hele tekst."
    >
      <ClampedText {...args} />
    </Misuse>
  ),
};
