import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { NextSteps } from './next-steps.tsx';

const meta = {
  title: 'Gegevens/Volgende stappen',
  component: NextSteps,
  args: {
    title: 'Zo gaat het verder',
    steps: [
      { title: 'U krijgt meteen een nummer', text: 'Het staat ook in uw mail.' },
      { title: 'Waterpas bekijkt het', text: 'Meestal binnen één werkdag.' },
      { title: 'U volgt wat er gebeurt', text: 'Bij elke stap krijgt u een mail. U kunt reageren.' },
    ],
  },
} satisfies Meta<typeof NextSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Zo gaat het verder' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const OvervolOpTelefoon: Story = {
  args: { steps: [{ title: longName, text: longName }] },
};
