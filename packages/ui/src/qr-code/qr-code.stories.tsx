import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'Gegevens/QR-code',
  component: QrCode,
  args: {
    value:
      'otpauth://totp/Mijn%20Waterpas:anna%40waterpas.example?secret=JBSWY3DPEHPK3PXP&issuer=Mijn%20Waterpas',
    label: 'QR-code voor uw app',
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'QR-code voor uw app' })).toBeVisible();
  },
};

export const LangeTekstOpTelefoon: Story = {
  args: { value: 'https://waterpas.example/'.repeat(20) },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
