import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Basis/Alleen voor schermlezers',
  component: VisuallyHidden,
  args: { children: 'Notulen ALV 10-6-2026' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The visible text is "Downloaden", and screen readers also read the name of the document. */
export const InEenLink: Story = {
  render: (args) => (
    <Link href="#notulen">
      Downloaden <VisuallyHidden {...args} />
    </Link>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Downloaden Notulen ALV 10-6-2026' })).toBeVisible();
  },
};

export const OpTelefoon: Story = { ...InEenLink };
