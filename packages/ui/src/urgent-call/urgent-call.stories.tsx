import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Link } from '../link/link.tsx';
import { UrgentCall } from './urgent-call.tsx';

const meta = {
  title: 'Meldingen/Spoednummer',
  component: UrgentCall,
  args: {
    title: 'Is het gevaarlijk of spoedeisend?',
    phone: '010 123 45 67',
    href: 'tel:+31101234567',
    children: (
      <>
        Bel ons meteen, ook 's nachts. Bij brand of gaslucht belt u eerst <Link href="tel:112">112</Link>.
      </>
    ),
  },
} satisfies Meta<typeof UrgentCall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: '010 123 45 67' })).toHaveAttribute(
      'href',
      'tel:+31101234567',
    );
    await expect(canvas.getByRole('region', { name: 'Is het gevaarlijk of spoedeisend?' })).toBeVisible();
  },
};

export const OpTelefoon: Story = { ...Beginstand };

export const OvervolOpTelefoon: Story = { args: { title: longName, children: longName } };
