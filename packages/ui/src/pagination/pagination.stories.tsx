import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pagination } from './index.ts';

const meta = {
  title: 'Navigatie/Bladeren',
  component: Pagination,
  args: { page: 1, perPage: 25, total: 120, onChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EerstePagina: Story = {
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText('1–25 van 120')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Vorige' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende' }));
    await expect(args.onChange).toHaveBeenCalledWith(2);
  },
};

export const LaatstePaginaOpTelefoon: Story = {
  args: { page: 5 },
  async play({ canvas }) {
    await expect(canvas.getByText('101–120 van 120')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Volgende' })).toBeDisabled();
  },
};

export const PastOpEenPagina: Story = {
  args: { total: 25 },
  async play({ canvas }) {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
