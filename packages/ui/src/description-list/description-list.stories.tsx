import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DescriptionList } from './description-list.tsx';

const meta = {
  title: 'Inhoud/Gegevenslijst',
  component: DescriptionList,
  args: {
    entries: [
      { term: 'Naam', description: 'Bram Bestuur' },
      { term: 'E-mailadres', description: 'bram.bestuur@waterpas.example' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Gevuld',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Bram Bestuur')).toBeVisible();
  },
};

export const Overfull: Story = {
  name: 'Overvol',
  args: {
    entries: [
      {
        term: 'E-mailadres',
        description: 'een.heel.lange.naam.die.nergens.kan.worden.afgebroken@vereniging-van-eigenaren.example',
      },
    ],
  },
};
