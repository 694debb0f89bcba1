import { mdiEyeOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { IconNote } from './icon-note.tsx';

const meta = {
  title: 'Basis/Opmerking',
  component: IconNote,
  args: {
    icon: mdiEyeOutline,
    title: 'Wie ziet uw melding?',
    children: 'U, het bestuur en Waterpas. Andere eigenaren pas als Waterpas die heeft bekeken.',
  },
} satisfies Meta<typeof IconNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Wie ziet uw melding?')).toBeVisible();
  },
};

export const OpTelefoon: Story = {};

export const OvervolOpTelefoon: Story = { args: { title: longName, children: longName } };
