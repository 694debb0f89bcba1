import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Banner } from './index.ts';

const meta = {
  title: 'Meldingen/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: {
    tone: 'warning',
    label: 'Meekijken',
    children: 'Sara Staf kijkt mee als Anna Eigenaar, tot 15.30 uur. Wijzigen kan niet.',
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Meekijken: Story = {
  args: {
    actions: (
      <Button variant="quiet" size="small">
        Stoppen
      </Button>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Meekijken' })).toHaveTextContent('Sara Staf');
  },
};

export const VerouderdeBrowserOpTelefoon: Story = {
  args: {
    tone: 'danger',
    label: 'Verouderde browser',
    children:
      'U gebruikt Firefox 60. Deze browser is verouderd en wordt niet ondersteund. Hierdoor kunnen sommige delen van Mijn Waterpas niet goed werken.',
  },
};
