import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Countdown } from './countdown.tsx';

/** Returns the end time minus half a second. The countdown rounds up, so the first shown time is exact. */
const inSeconds = (seconds: number) => Date.now() + seconds * 1000 - 500;

const meta = {
  title: 'Meldingen/Aftellen',
  component: Countdown,
  args: { endsAt: 0 },
  render: ({ endsAt }) => (
    <p>
      U wordt straks uitgelogd. Nog <Countdown endsAt={endsAt} />
    </p>
  ),
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const VijfMinuten: Story = {
  args: { endsAt: inSeconds(300) },
  async play({ canvas }) {
    const shown = await canvas.findByText(/^(?:5:00|4:[0-5]\d)$/u);
    await expect(shown).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('5 minuten');
    const before = shown.textContent;
    await waitFor(() => expect(shown).not.toHaveTextContent(before), { timeout: 3000 });
    await expect(canvas.getByRole('status')).toHaveTextContent('5 minuten');
  },
};

export const Voorbij: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('0:00')).toBeVisible();
  },
};

export const OpTelefoon: Story = { ...Voorbij };
