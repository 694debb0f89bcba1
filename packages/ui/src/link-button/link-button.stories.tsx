import type { Meta, StoryObj } from '@storybook/react-vite';
import { mdiArrowRight } from '@mdi/js';
import { expect } from 'storybook/test';
import { LinkButton } from './index.ts';

const meta = {
  title: 'Knoppen/Linkknop',
  component: LinkButton,
  args: { href: '#login', children: 'Inloggen' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hoofdactie: Story = {
  args: { iconAfter: mdiArrowRight },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '#login');
  },
};

export const Rustig: Story = { args: { variant: 'quiet' } };
