import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordStrength } from './index.ts';

const meta = {
  title: 'Formulier/Wachtwoordsterkte',
  component: PasswordStrength,
  args: { strength: 'empty' },
} satisfies Meta<typeof PasswordStrength>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Leeg: Story = {};

export const TeZwak: Story = {
  args: { strength: 'too_weak' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Nog te zwak/u);
  },
};

export const Voldoende: Story = { args: { strength: 'fair' } };
export const Sterk: Story = { args: { strength: 'strong' } };
