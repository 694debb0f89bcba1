import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { IconCatalogue } from './icon-catalogue.tsx';

const meta = { title: 'Iconen', render: () => <IconCatalogue /> } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alle: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Zoek een icoon' }), 'plus');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^mdiPlus\b/u })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /^mdiClose/u })).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Zoek een icoon' }), 'xyz');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible());
  },
};

export const AlleOpTelefoon: Story = {};
