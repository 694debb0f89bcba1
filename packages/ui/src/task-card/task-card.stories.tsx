import type { Meta, StoryObj } from '@storybook/react-vite';
import { mdiArrowRight } from '@mdi/js';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { LinkButton } from '../link-button/link-button.tsx';
import { TaskCard, TaskCardSkeleton } from './task-card.tsx';

const meta = {
  title: 'Basis/Taakkaart',
  component: TaskCard,
  args: {
    figure: 12,
    title: 'Facturen wachten op uw controle',
    children: 'De oudste staat er sinds 3-11-2026.',
    action: (
      <LinkButton href="#invoices-check" iconAfter={mdiArrowRight}>
        Facturen controleren
      </LinkButton>
    ),
  },
} satisfies Meta<typeof TaskCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    await expect(
      canvas.getByRole('heading', { level: 2, name: '12 Facturen wachten op uw controle' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Facturen controleren' })).toBeVisible();
  },
};

export const Laden: Story = { render: () => <TaskCardSkeleton /> };
export const LadenOpTelefoon: Story = { render: () => <TaskCardSkeleton /> };
export const OpTelefoon: Story = {};
export const OvervolOpTelefoon: Story = { args: { figure: 1200, title: longName, children: longName } };
