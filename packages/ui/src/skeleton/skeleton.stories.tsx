import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DocumentListSkeleton } from '../document-list/index.ts';
import { Spinner } from '../spinner/index.ts';
import { Skeleton, SkeletonGroup } from './index.ts';

const meta = {
  title: 'Toestanden/Laden',
  component: SkeletonGroup,
  args: { children: <Skeleton width="12ch" /> },
} satisfies Meta<typeof SkeletonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regel: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('Bezig met laden')).toBeInTheDocument();
  },
};

export const Documenten: Story = { render: () => <DocumentListSkeleton rows={3} /> };
export const Ring: Story = { render: () => <Spinner /> };
