import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { press } from '../../.storybook/press.ts';
import { Link } from '../link/link.tsx';
import { Page } from '../page/page.tsx';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Kader/Naar de inhoud',
  component: SkipLink,
  render: () => (
    <>
      <SkipLink />
      <Link href="#todos">In het menu</Link>
      <Page>
        <Link href="#document">In de inhoud</Link>
      </Page>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link is visible only while it has the focus. Enter moves the focus to the content. */
export const Toetsen: Story = {
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'Naar de inhoud' });
    await expect(link.getBoundingClientRect().height).toBeLessThan(2);
    await press('Tab');
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await press('Enter');
    await waitFor(() => expect(link).not.toHaveFocus());
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'In de inhoud' })).toHaveFocus());
  },
};

export const InBeeldOpTelefoon: Story = {
  async play({ canvas }) {
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Naar de inhoud' })).toHaveFocus());
  },
};
