import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { Section } from './section.tsx';

const meta = {
  title: 'Basis/Onderdeel',
  component: Section,
  args: {
    title: 'Nieuw in het archief',
    action: <Link href="#archive">Alle documenten</Link>,
    children: <p>Notulen ALV 10-6-2026</p>,
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Nieuw in het archief' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nieuw in het archief' })).toBeVisible();
  },
};

export const ZonderActie: Story = { args: { action: undefined } };

const heightOfHead = (region: HTMLElement) => region.querySelector('header')?.getBoundingClientRect().height;

/** The button keeps its touch target, and the title's line has the same height as without the button. */
export const MetTekstknop: Story = {
  render: (args) => (
    <>
      <Section {...args} action={<Button variant="text">Afdrukken</Button>} />
      <Section {...args} title="Zonder knop" action={undefined} />
    </>
  ),
  async play({ canvas }) {
    const [withButton, without] = canvas.getAllByRole('region');
    await expect(withButton && heightOfHead(withButton)).toBe(without && heightOfHead(without));
    const button = canvas.getByRole('button', { name: 'Afdrukken' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const LagerNiveau: Story = {
  args: { level: 3 },
  decorators: [
    (Story) => (
      <>
        <h2>Archief</h2>
        <Story />
      </>
    ),
  ],
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Nieuw in het archief' })).toBeVisible();
  },
};

export const Laden: Story = {
  args: {
    children: (
      <SkeletonGroup>
        <Skeleton height="1lh" />
      </SkeletonGroup>
    ),
  },
};

export const OvervolOpTelefoon: Story = {
  args: { title: longName },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="Met drie knoppen achter een kop is niet te zien wat het belangrijkste is, en op een telefoon valt de regel uiteen."
      instead="Zet hoogstens één link of knop achter de kop, en de rest in een menu."
    >
      <Section
        title="Archief"
        action={
          <>
            <Button>Toevoegen</Button>
            <Button>Downloaden</Button>
            <Button>Verbergen</Button>
          </>
        }
      >
        <p>Notulen ALV 10-6-2026</p>
      </Section>
    </Misuse>
  ),
};

export const MetOpmerking: Story = { args: { note: '6 gebeurtenissen, oudste eerst' } };

export const Klein: Story = { args: { size: 'small', note: '2 van 3 gereed' } };
