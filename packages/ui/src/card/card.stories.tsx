import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../../.storybook/long-name.ts';
import { Link } from '../link/index.ts';
import { LinkButton } from '../link-button/index.ts';
import { Card } from './index.ts';

const meta = {
  title: 'Vormgeving/Kaart',
  component: Card,
  args: { title: 'Open actiepunten', children: <p>Dakgoot noordzijde lekt bij nr. 41 tot en met 47</p> },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = { args: { action: <Link href="#todos">Alle 23</Link> } };

export const Aandacht: Story = {
  args: {
    tone: 'attention',
    title: '12 facturen wachten op uw controle',
    children: <LinkButton href="#invoices-check">Facturen controleren</LinkButton>,
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    title: longName,
    action: <Link href="#todos">Alle 23</Link>,
  },
};
