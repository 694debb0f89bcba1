import type { Meta, StoryObj } from '@storybook/react-vite';
import { browserWarning } from '@mijn/domain/browsers';
import { expect } from 'storybook/test';
import { BrowserWarning } from './browser-warning.tsx';

const warningOf = (name: string, majorVersion: number) =>
  browserWarning({ name, majorVersion }, 'Mijn Waterpas') ?? '';

const meta = {
  title: 'Kader/Browserwaarschuwing',
  component: BrowserWarning,
  parameters: { layout: 'fullscreen' },
  args: { children: warningOf('Firefox', 60) },
} satisfies Meta<typeof BrowserWarning>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Verouderd: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Waarschuwing over uw browser' })).toHaveTextContent(
      'U gebruikt Firefox 60. Deze browser is verouderd',
    );
  },
};

export const InternetExplorer: Story = { args: { children: warningOf('Internet Explorer', 11) } };
export const OpTelefoon: Story = {};
