import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SaveButton } from './index.ts';

const meta = {
  title: 'Knoppen/Opslaanknop',
  component: SaveButton,
} satisfies Meta<typeof SaveButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Opslaan' })).toHaveAttribute('type', 'submit');
  },
};

export const Bezig: Story = {
  args: { isPending: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Bezig met opslaan Opslaan' })).toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const Uitgeschakeld: Story = { args: { isDisabled: true } };
