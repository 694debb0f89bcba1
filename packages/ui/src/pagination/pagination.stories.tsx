import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { press } from '../../.storybook/press.ts';
import { Pagination, type PaginationProps } from './pagination.tsx';

function Example({ page: first, ...props }: Omit<PaginationProps, 'onChange'>) {
  const [page, setPage] = useState(first);
  return <Pagination {...props} page={page} onChange={setPage} />;
}

const meta = {
  title: 'Gegevens/Bladeren',
  component: Example,
  args: { page: 1, perPage: 25, total: 120 },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EerstePagina: Story = {
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('1–25 van 120')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Vorige' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende' }));
    await waitFor(() => expect(canvas.getByText('26–50 van 120')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Pagina 5' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Pagina 5' })).toHaveAttribute('aria-current', 'page'),
    );
  },
};

export const FocusBlijftMetToetsen: Story = {
  args: { page: 2, total: 75 },
  async play({ canvas }) {
    canvas.getByRole('button', { name: 'Volgende' }).focus();
    await press('Enter');
    await waitFor(() => expect(canvas.getByText('51–75 van 75')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Volgende' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Vorige' })).toHaveFocus();
    await press('Tab', 'Space');
    await waitFor(() => expect(canvas.getByText('1–25 van 75')).toBeVisible());
  },
};

export const Duizenden: Story = {
  args: { page: 200, total: 10_000 },
  async play({ canvas }) {
    await expect(canvas.getByText('4.976–5.000 van 10.000')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pagina 400' })).toBeVisible();
  },
};

export const LaatstePaginaOpTelefoon: Story = {
  args: { page: 5 },
  async play({ canvas }) {
    await expect(canvas.getByText('101–120 van 120')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Volgende' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Pagina 1' })).toBeNull();
  },
};

/** Op een scherm met twee lijsten zegt een schermlezer bij welke lijst deze knoppen horen. */
export const MetEigenNaam: Story = {
  args: { label: 'Bladeren door eerdere vergaderingen' },
  async play({ canvas }) {
    await expect(
      canvas.getByRole('navigation', { name: 'Bladeren door eerdere vergaderingen' }),
    ).toBeVisible();
  },
};

export const PastOpEenPagina: Story = {
  args: { total: 25 },
  async play({ canvas }) {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
