import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { StepList } from './step-list.tsx';

const meta = {
  title: 'Gegevens/Stappen',
  component: StepList,
  args: {
    label: 'Taken',
    steps: [
      { id: '1', name: 'Noodreparatie met dekzeil', facts: 'de heer K. Overdijk', isDone: true },
      { id: '2', name: 'Offerte loodgieter beoordelen', facts: 'mevrouw S. Staf', isDone: true },
      { id: '3', name: 'Doorvoer vervangen', facts: 'Loodgietersbedrijf Van der Meer', isDone: false },
      { id: '4', name: 'Plafond sauzen', isDone: false },
    ],
  },
} satisfies Meta<typeof StepList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gevuld: Story = {
  async play({ canvas }) {
    const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(steps[0]).toBe('Noodreparatie met dekzeilde heer K. Overdijk · gereed');
    await expect(steps[3]).toBe('Plafond sauzennog niet gereed');
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    steps: Array.from({ length: 14 }, (_, index) => ({
      id: String(index),
      name: longName,
      facts: longName,
      isDone: index % 2 === 0,
    })),
  },
};
