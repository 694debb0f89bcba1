import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Card } from '../card/card.tsx';
import { SwitchList, SwitchListSkeleton } from './switch-list.tsx';

const meta = {
  title: 'Formulier/Lijst met schakelaars',
  component: SwitchList,
  decorators: [
    (Story) => (
      <Card title="Archiefgroepen">
        <Story />
      </Card>
    ),
  ],
  args: {
    label: 'Archiefgroepen',
    entries: [
      { id: '1', label: 'Vergaderstukken', description: 'Zichtbaar voor eigenaren', defaultSelected: true },
      { id: '2', label: 'Contracten', description: 'Alleen voor het bestuur' },
    ],
  },
} satisfies Meta<typeof SwitchList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('list', { name: 'Archiefgroepen' })).toBeVisible();
    const control = canvas.getByRole('switch', { name: 'Contracten' });
    await userEvent.click(control);
    await waitFor(() => expect(control).toBeChecked());
    await expect(canvas.getByRole('switch', { name: 'Vergaderstukken' })).toBeChecked();
  },
};

export const Laden: Story = { render: () => <SwitchListSkeleton /> };

export const Uitgeschakeld: Story = {
  args: { entries: [{ id: '1', label: 'Contracten', description: 'U kijkt mee', isDisabled: true }] },
};

export const OvervolOpTelefoon: Story = {
  args: {
    entries: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      label: `${longName} ${index + 1}`,
      description: `${longName}. `.repeat(2).trim(),
    })),
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
