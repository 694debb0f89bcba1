import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Formulier/Selectievakje',
  component: Checkbox,
  args: { label: 'Eigenaren op de hoogte stellen' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas, userEvent }) {
    const box = canvas.getByRole('checkbox', { name: 'Eigenaren op de hoogte stellen' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const MetUitleg: Story = {
  args: { description: 'Iedere eigenaar krijgt een e-mail.', defaultSelected: true },
};
export const Gedeeltelijk: Story = { args: { isIndeterminate: true } };

export const Fout: Story = {
  args: { errorMessage: 'Vink dit aan om verder te gaan.' },
  async play({ canvas }) {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Vink dit aan om verder te gaan.');
  },
};

export const Uitgeschakeld: Story = { args: { isDisabled: true } };
