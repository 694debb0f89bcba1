import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PageTitleBar } from '../page-title-bar/page-title-bar.tsx';
import { SaveButton } from './save-button.tsx';

const meta = {
  title: 'Knoppen/Opslaanknop',
  component: SaveButton,
} satisfies Meta<typeof SaveButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Opslaan' })).toHaveAttribute('type', 'submit');
  },
};

export const MetEigenActie: Story = {
  tags: ['toets'],
  args: { onPress: fn() },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(args.onPress).toHaveBeenCalledTimes(1));
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

export const Uitgeschakeld: Story = {
  args: { isDisabled: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const InDeTitelOpTelefoon: Story = {
  render: (args) => <PageTitleBar actions={<SaveButton {...args} />}>Contactgegevens</PageTitleBar>,
};
