import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ToastRegion } from './index.ts';

const LASTING = 60_000;

const meta = {
  title: 'Meldingen/Toast',
  component: ToastRegion,
  parameters: { layout: 'fullscreen' },
  args: { toasts: [], onDismiss: fn() },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gelukt: Story = {
  args: {
    toasts: [{ id: '1', tone: 'success', text: 'Welkom, u bent succesvol ingelogd!', duration: LASTING }],
  },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Welkom, u bent succesvol ingelogd!');
    await userEvent.click(canvas.getByRole('button', { name: 'Melding sluiten' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};

export const Fout: Story = {
  args: {
    toasts: [
      { id: '1', tone: 'danger', text: 'Te veel verzoeken, probeer het later opnieuw.', duration: LASTING },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Te veel verzoeken');
  },
};

const undo = fn();

export const OngedaanMaken: Story = {
  args: {
    toasts: [
      {
        id: '1',
        tone: 'info',
        text: 'Contracten is nu verborgen.',
        duration: LASTING,
        action: { label: 'Ongedaan maken', onPress: undo },
      },
    ],
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Ongedaan maken' }));
    await expect(undo).toHaveBeenCalled();
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};

export const GaatVanzelfWeg: Story = {
  args: { toasts: [{ id: '1', tone: 'success', text: 'Opgeslagen.', duration: 1 }] },
  async play({ args }) {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('1'));
  },
};

export const OnderaanOpTelefoon: Story = {
  args: {
    toasts: [
      {
        id: '1',
        tone: 'warning',
        text: 'De geselecteerde vereniging kon niet worden aangepast naar VvE Parkzicht. Probeer het later nog eens.',
        duration: LASTING,
      },
      { id: '2', tone: 'success', text: 'Opgeslagen.', duration: LASTING },
    ],
  },
  async play({ canvas }) {
    await expect(
      canvas.getByRole('region', { name: 'Meldingen' }).getBoundingClientRect().top,
    ).toBeGreaterThan(400);
  },
};
