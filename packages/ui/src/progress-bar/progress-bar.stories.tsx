import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Meldingen/Voortgang',
  component: ProgressBar,
  args: { label: 'Zip maken', value: 42 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Percentage: Story = {
  async play({ canvas }) {
    const bar = canvas.getByRole('progressbar', { name: 'Zip maken' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(bar).toHaveTextContent('42%');
  },
};

export const Begin: Story = { args: { value: 0 } };
export const Klaar: Story = { args: { value: 100 } };

export const Aantal: Story = {
  args: { label: 'Facturen', value: 3, max: 12, valueLabel: '3 van 12' },
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar', { name: 'Facturen' })).toHaveAttribute(
      'aria-valuetext',
      '3 van 12',
    );
  },
};

export const NaamVerborgen: Story = {
  args: { isLabelHidden: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar', { name: 'Zip maken' })).toBeVisible();
  },
};

export const OvervolOpTelefoon: Story = { args: { label: longName } };
