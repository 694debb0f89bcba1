import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Snippet } from './snippet.tsx';

const meta = {
  title: 'Gegevens/Fragment',
  component: Snippet,
  args: {
    page: 12,
    parts: [
      { text: '… vervangen van de ', is_hit: false },
      { text: 'dakgoten', is_hit: true },
      { text: ' en de hemelwaterafvoer …', is_hit: false },
    ],
  },
} satisfies Meta<typeof Snippet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MetBladzijde: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('dakgoten').tagName).toBe('MARK');
    await expect(canvas.getByText('blz. 12')).toBeVisible();
  },
};

export const ZonderBladzijde: Story = {
  render: ({ parts }) => <Snippet parts={parts} />,
  async play({ canvas }) {
    await expect(canvas.queryByText(/blz\./u)).toBeNull();
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    parts: [
      { text: `${longName} `, is_hit: false },
      { text: 'meerjarenonderhoudsplanningsvergadering'.repeat(2), is_hit: true },
    ],
  },
};

export const OpmaakBlijftTekst: Story = {
  args: { parts: [{ text: '<b>dakgoot</b> <script>', is_hit: false }] },
  async play({ canvas }) {
    await expect(canvas.getByText('<b>dakgoot</b> <script>')).toBeVisible();
  },
};
