import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Meldingen/Fout',
  component: ErrorState,
  args: {
    title: 'De documenten zijn niet geladen.',
    children: 'Er is geen verbinding. Uw filters zijn bewaard.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opnieuw: Story = {
  async play({ args, canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('De documenten zijn niet geladen.');
    await press('Tab', 'Enter');
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledTimes(1));
  },
};

export const Bezig: Story = {
  args: { isRetrying: true },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Opnieuw proberen/u }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const ZonderKnop: Story = {
  render: () => <ErrorState title="U mag dit document niet zien." />,
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OvervolOpTelefoon: Story = { args: { title: longName, children: longName } };

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="Een code zegt de lezer niets, en er is geen weg verder."
      instead="Zeg wat er gebeurde, wat is bewaard en wat men kan doen. De code is voor het logboek."
      right={
        <ErrorState title="De documenten zijn niet geladen" onRetry={() => undefined}>
          Controleer uw verbinding en probeer het opnieuw.
        </ErrorState>
      }
    >
      <ErrorState title="Fout 503" />
    </Misuse>
  ),
};
