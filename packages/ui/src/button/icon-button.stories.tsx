import type { Meta, StoryObj } from '@storybook/react-vite';
import { mdiClose, mdiDotsVertical, mdiPlus } from '@mdi/js';
import { expect, fn, waitFor } from 'storybook/test';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { Button, IconButton } from './button.tsx';

const meta = {
  title: 'Knoppen/Icoonknop',
  component: IconButton,
  args: { icon: mdiDotsVertical, label: 'Meer over Notulen ALV', onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {
  async play({ args, canvas }) {
    const button = canvas.getByRole('button', { name: 'Meer over Notulen ALV' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await press('Tab', 'Enter');
    await waitFor(() => expect(args.onPress).toHaveBeenCalledTimes(1));
  },
};

export const OpDeBalk: Story = {
  args: { isOnBrand: true, icon: mdiClose, label: 'Sluiten' },
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--space-4)', background: 'var(--surface-brand)' }}>
        <Story />
      </div>
    ),
  ],
};

export const Uitgeschakeld: Story = {
  args: { isDisabled: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const OpTelefoon: Story = {};

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="Niet iedereen kent het icoon, en dit is de belangrijkste knop van de bladzijde."
      instead="Gebruik een `Button` met tekst. Een icoon alleen is voor wat iedereen kent: sluiten, meer, zoeken."
      right={<Button icon={mdiPlus}>Documenten toevoegen</Button>}
    >
      <IconButton icon={mdiDotsVertical} label="Documenten toevoegen" />
    </Misuse>
  ),
};
