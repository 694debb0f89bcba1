import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Kbd } from '../kbd/index.ts';
import { SearchField } from './index.ts';

const meta = {
  title: 'Formulier/Zoekveld',
  component: SearchField,
  args: { label: 'Zoek in het archief', onSubmit: fn(), onClear: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = { args: { shortcut: <Kbd>/</Kbd> } };

export const ZoekenEnWissen: Story = {
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('searchbox', { name: 'Zoek in het archief' });
    await userEvent.type(field, 'dakgoot{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('dakgoot');
    await userEvent.click(canvas.getByRole('button', { name: 'Zoekopdracht wissen' }));
    await expect(field).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalled();
  },
};
