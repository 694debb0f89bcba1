import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Misuse } from '../../.storybook/misuse.tsx';
import { longName } from '../../.storybook/long-name.ts';
import { Link } from '../link/link.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Basis/Kaart',
  component: Card,
  args: { title: 'Open actiepunten', children: <p>Dakgoot noordzijde lekt bij nr. 41 tot en met 47</p> },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  args: { action: <Link href="#todos">Alle 23</Link> },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Open actiepunten' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alle 23' })).toBeVisible();
  },
};

export const ZonderTitel: Story = { render: () => <Card>Alleen tekst.</Card> };

export const Aandacht: Story = {
  args: {
    tone: 'attention',
    title: '12 facturen wachten op uw controle',
    children: <LinkButton href="#invoices-check">Facturen controleren</LinkButton>,
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

export const EenLangWoordOpTelefoon: Story = {
  args: { title: `Factuur ${'F-2026-'.repeat(13)}`, action: <Link href="#xml">E-factuur downloaden</Link> },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    title: longName,
    action: <Link href="#todos">Alle 23</Link>,
  },
};

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="Dozen in dozen maken onrustig, en de tussenkop verdwijnt erin."
      instead="Gebruik in een kaart lijnen, ruimte of een tussenkop."
      right={
        <Card title="Vergadering">
          <h3>Stukken</h3>Begroting 2027
        </Card>
      }
    >
      <Card title="Vergadering">
        <Card title="Stukken" level={3}>
          Begroting 2027
        </Card>
      </Card>
    </Misuse>
  ),
};
