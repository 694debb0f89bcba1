import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './index.ts';

const meta = {
  title: 'Toestanden/Fout',
  component: ErrorState,
  args: {
    title: 'De documenten zijn niet geladen.',
    children: 'Uw zoekopdracht is bewaard. Controleer uw verbinding en probeer het opnieuw.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('De documenten zijn niet geladen.');
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const BezigOpTelefoon: Story = { args: { isRetrying: true } };
