import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../../.storybook/long-name.ts';
import { expect } from 'storybook/test';
import { Switch } from './index.ts';

const meta = {
  title: 'Formulier/Schakelaar',
  component: Switch,
  args: { label: 'Contracten', description: 'Eigenaren zien deze groep.' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas, userEvent }) {
    const control = canvas.getByRole('switch', { name: 'Contracten' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
  },
};

export const Uitgeschakeld: Story = { args: { isDisabled: true, defaultSelected: true } };
export const OvervolOpTelefoon: Story = {
  args: { label: longName },
};
