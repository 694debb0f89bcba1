import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { press } from '../../.storybook/press.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Formulier/Zoekveld',
  component: SearchField,
  args: { label: 'Zoek in het archief', onSubmit: fn(), onClear: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = { args: { shortcut: <Kbd>/</Kbd> } };

export const Ingevuld: Story = { args: { defaultValue: 'dakgoot' } };

export const ZoekenEnWissen: Story = {
  tags: ['toets'],
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('searchbox', { name: 'Zoek in het archief' });
    await press('Tab', 'd', 'a', 'k', 'Enter');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('dak'));
    await userEvent.click(canvas.getByRole('button', { name: 'Zoekopdracht wissen' }));
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(field).toHaveFocus();
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
};

export const EscapeWist: Story = {
  tags: ['toets'],
  async play({ args, canvas }) {
    await press('Tab', 'd', 'a', 'k', 'Escape');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const Uitgeschakeld: Story = { args: { isDisabled: true } };

export const OvervolOpTelefoon: Story = { args: { label: longName, defaultValue: longName } };
