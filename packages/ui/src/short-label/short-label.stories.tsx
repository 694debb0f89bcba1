import { mdiPlus } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { PageTitleBar } from '../page-title-bar/page-title-bar.tsx';
import { ShortLabel } from './short-label.tsx';

const meta = {
  title: 'Knoppen/Korte tekst',
  component: ShortLabel,
  args: { short: 'Toevoegen', children: 'Documenten toevoegen' },
  render: (args) => (
    <PageTitleBar
      actions={
        <Button icon={mdiPlus}>
          <ShortLabel {...args} />
        </Button>
      }
    >
      Archief
    </PageTitleBar>
  ),
} satisfies Meta<typeof ShortLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Documenten toevoegen' })).toBeVisible();
    await expect(canvas.getByText('Toevoegen')).not.toBeVisible();
  },
};

/** The button is beside the title, and its name is still the whole text. */
export const OpTelefoon: Story = {
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Documenten toevoegen' });
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(button.getBoundingClientRect().top).toBeLessThan(title.bottom);
    await expect(canvas.getByText('Toevoegen')).toBeVisible();
  },
};
