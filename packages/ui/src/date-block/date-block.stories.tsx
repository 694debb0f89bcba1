import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Misuse } from '../../.storybook/misuse.tsx';
import { ButtonRow } from '../stack/stack.tsx';
import { DateBlock } from './date-block.tsx';

const meta = {
  title: 'Gegevens/Kalenderblad',
  component: DateBlock,
  args: { date: '2026-12-09T19:30:00' },
} satisfies Meta<typeof DateBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Komend: Story = {
  async play({ canvas }) {
    const leaf = canvas.getByText('woensdag 9 december 2026').closest('time');
    await expect(leaf).toHaveAttribute('datetime', '2026-12-09T19:30:00');
    await expect(leaf).toHaveTextContent('woensdag 9 december 2026dec9woensdag');
  },
};

export const MetJaar: Story = {
  args: { hasYear: true },
  async play({ canvas }) {
    await expect(canvas.getByText('dec 2026')).toBeVisible();
  },
};

export const Voorbij: Story = { args: { date: '2026-06-10', tone: 'soft' } };

export const AlleDagenOpTelefoon: Story = {
  render: () => (
    <ButtonRow>
      {[1, 2, 3, 4, 5, 6, 7].map((day) => (
        <DateBlock key={day} date={`2026-09-2${day}`} tone={day > 4 ? 'strong' : 'soft'} />
      ))}
    </ButtonRow>
  ),
};

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="In een rij feiten is een kalenderblad te groot, en het jaar is er niet te zien."
      instead="Gebruik DateText: 2-1-2026."
    >
      Aangemaakt op <DateBlock date="2026-01-02" />
    </Misuse>
  ),
};
