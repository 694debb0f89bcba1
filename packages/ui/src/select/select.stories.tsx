import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Select } from './index.ts';

const options = ['Vergaderstukken', 'Jaarrekeningen', 'Begrotingen'].map((label) => ({ id: label, label }));

const meta = {
  title: 'Formulier/Keuzelijst',
  component: Select,
  args: { label: 'Groep', options, value: null, onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {};

export const Kiezen: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Groep/u }));
    await userEvent.click(await screen.findByRole('option', { name: 'Jaarrekeningen' }));
    await expect(args.onChange).toHaveBeenCalledWith('Jaarrekeningen');
  },
};

export const Gekozen: Story = { args: { value: 'Begrotingen' } };

export const AlsFilter: Story = {
  args: { look: 'chip' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Groep');
  },
};

export const GekozenAlsFilter: Story = {
  args: { look: 'chip', value: 'Begrotingen' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Begrotingen Groep');
  },
};

export const Fout: Story = { args: { errorMessage: 'Kies een groep.' } };
export const Uitgeschakeld: Story = { args: { isDisabled: true } };
