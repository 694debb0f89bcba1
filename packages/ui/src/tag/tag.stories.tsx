import type { Meta, StoryObj } from '@storybook/react-vite';
import { Misuse } from '../../.storybook/misuse.tsx';
import { longName } from '../../.storybook/long-name.ts';
import { ButtonRow } from '../stack/stack.tsx';
import { Tag } from './tag.tsx';

const meta = {
  title: 'Gegevens/Label',
  component: Tag,
  args: { children: 'notulen' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {};
export const Bestuur: Story = { args: { look: 'attention', children: 'bestuur' } };
export const Soort: Story = { args: { look: 'outline', children: 'PDF' } };

export const Signaal: Story = { args: { look: 'warning', children: 'Misschien dubbel' } };

export const Veel: Story = {
  render: () => (
    <ButtonRow>
      {['onderhoud', 'dakgoot', 'hemelwaterafvoer', 'mjop', 'verzekering'].map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </ButtonRow>
  ),
};

export const OvervolOpTelefoon: Story = { args: { children: longName } };

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="Een teken in een kleur zegt niet wat er is, en een label kan men niet indrukken."
      instead="Schrijf het woord. Gebruik Chip voor een filter dat men weghaalt, en CountBadge voor een aantal."
      right={<Tag look="attention">te controleren</Tag>}
    >
      <Tag look="attention">!</Tag>
    </Misuse>
  ),
};
