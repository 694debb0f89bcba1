import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Highlight } from './highlight.tsx';

const meta = {
  title: 'Gegevens/Treffer',
  component: Highlight,
  render: (args) => (
    <p>
      <Highlight {...args} />
    </p>
  ),
  args: { text: 'De dakgoot aan de noordzijde lekt.', hits: [{ start: 3, end: 10 }] },
} satisfies Meta<typeof Highlight>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plaatsen: Story = {
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('dakgoot').tagName).toBe('MARK');
    await expect(canvasElement).toHaveTextContent('De dakgoot aan de noordzijde lekt.');
  },
};

export const Delen: Story = {
  render: () => (
    <p>
      <Highlight
        parts={[
          { text: 'De ', is_hit: false },
          { text: 'dakgoot', is_hit: true },
          { text: ' lekt.', is_hit: false },
        ]}
      />
    </p>
  ),
};

export const Niets: Story = { args: { hits: [] } };

export const OpmaakBlijftTekst: Story = {
  args: { text: '<b>dakgoot</b> <script>', hits: [{ start: 3, end: 10 }] },
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent('<b>dakgoot</b> <script>');
  },
};

export const OvervolOpTelefoon: Story = {
  args: { text: longName, hits: [{ start: 0, end: longName.length }] },
};
