import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AmountText } from './amount-text.tsx';

const meta = {
  title: 'Gegevens/Bedrag',
  component: AmountText,
  args: { amount: 1234.56 },
} satisfies Meta<typeof AmountText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('€ 1.234,56')).toBeVisible();
  },
};

export const Nul: Story = { args: { amount: 0 } };

export const Negatief: Story = {
  args: { amount: -48.5 },
  async play({ canvas }) {
    await expect(canvas.getByText('€ -48,50')).toBeVisible();
  },
};

export const AndereMunt: Story = {
  args: { currency: 'GBP' },
  async play({ canvas }) {
    await expect(canvas.getByText('£ 1.234,56')).toBeVisible();
  },
};

export const GrootOpTelefoon: Story = {
  args: { amount: 12_345_678.9 },
  render: (args) => (
    <h1>
      <AmountText {...args} />
    </h1>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('€ 12.345.678,90').getClientRects()).toHaveLength(1);
  },
};
