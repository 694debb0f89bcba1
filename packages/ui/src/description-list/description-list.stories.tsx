import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { DescriptionList, DescriptionListSkeleton } from './description-list.tsx';

const meta = {
  title: 'Gegevens/Gegevenslijst',
  component: DescriptionList,
  args: {
    entries: [
      { term: 'Factuurnummer', description: '2026-0817' },
      { term: 'Kostensoort', description: 'Dagelijks onderhoud' },
      { term: 'Actiepunt', description: <Link href="#todo">A-1048 Dakgoot noordzijde</Link> },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gevuld: Story = {
  async play({ canvas }) {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Factuurnummer', 'Kostensoort', 'Actiepunt']);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('2026-0817');
  },
};

/** Short descriptions are at the end of the line. */
export const AanHetEind: Story = { args: { look: 'ends' } };

export const AanHetEindOpTelefoon: Story = {
  args: { look: 'ends' },
  async play({ canvas }) {
    const [term] = canvas.getAllByRole('term');
    const [fact] = canvas.getAllByRole('definition');
    await expect(term?.getBoundingClientRect().top).toBe(fact?.getBoundingClientRect().top);
  },
};

/** In a narrow column each description is below its term. */
export const Gestapeld: Story = {
  args: { look: 'stacked' },
  async play({ canvas }) {
    const [term] = canvas.getAllByRole('term');
    const [fact] = canvas.getAllByRole('definition');
    await expect(fact?.getBoundingClientRect().left).toBe(term?.getBoundingClientRect().left);
  },
};

/** A longer text has the full width, below its term. */
export const MetTekst: Story = {
  args: {
    entries: [
      { term: 'Groep', description: 'Groot onderhoud' },
      { term: 'Omschrijving', description: `${longName}. `.repeat(4).trim(), isText: true },
    ],
  },
  async play({ canvas }) {
    const [, term] = canvas.getAllByRole('term');
    const [, text] = canvas.getAllByRole('definition');
    await expect(text?.getBoundingClientRect().left).toBe(term?.getBoundingClientRect().left);
  },
};

export const MetTekstOpTelefoon: Story = { ...MetTekst };

export const NietIngevuld: Story = {
  args: { entries: [{ term: 'Telefoon', description: '' }] },
  async play({ canvas }) {
    await expect(canvas.getByRole('definition')).toHaveTextContent('niet ingevuld');
  },
};

export const Laden: Story = { render: () => <DescriptionListSkeleton /> };

export const LadenIsEvenHoog: Story = {
  render: ({ entries }) => (
    <Stack>
      <DescriptionList entries={entries} />
      <DescriptionListSkeleton entries={3} />
    </Stack>
  ),
  async play({ canvasElement }) {
    const list = canvasElement.querySelector('dl')?.getBoundingClientRect().height;
    const skeleton = canvasElement.querySelector('[aria-busy]')?.getBoundingClientRect().height;
    await expect(Math.abs((list ?? 0) - (skeleton ?? 99))).toBeLessThan(1);
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    entries: [
      { term: longName, description: longName },
      {
        term: 'E-mailadres',
        description: 'een.heel.lange.naam.die.nergens.kan.worden.afgebroken@vereniging-van-eigenaren.example',
      },
    ],
  },
};
