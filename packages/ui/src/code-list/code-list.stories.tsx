import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodeList } from './code-list.tsx';

const meta = {
  title: 'Gegevens/Codes om te bewaren',
  component: CodeList,
  args: {
    label: 'Herstelcodes voor Mijn Waterpas',
    codes: Array.from({ length: 10 }, (_, index) => `k7wm-3xqa-9t${String(index).padStart(2, '0')}`),
    fileName: 'herstelcodes.txt',
  },
} satisfies Meta<typeof CodeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('list', { name: 'Herstelcodes voor Mijn Waterpas' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getByRole('button', { name: 'Afdrukken' })).toBeVisible();
  },
};

export const BeginstandOpTelefoon: Story = {
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
