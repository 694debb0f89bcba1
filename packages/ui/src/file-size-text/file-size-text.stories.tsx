import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FileSizeText } from './file-size-text.tsx';

const meta = {
  title: 'Gegevens/Bestandsgrootte',
  component: FileSizeText,
  args: { bytes: 1_234_567 },
} satisfies Meta<typeof FileSizeText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Megabytes: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('1,2 MB')).toBeVisible();
  },
};

export const Kilobytes: Story = { args: { bytes: 412_345 } };
export const Leeg: Story = { args: { bytes: 0 } };

export const BlijftOpEenRegelOpTelefoon: Story = {
  render: (args) => (
    <p>
      Het bestand meerjarenonderhoudsplan.pdf is te groot: het is <FileSizeText {...args} /> groot.
    </p>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('1,2 MB').getClientRects()).toHaveLength(1);
  },
};
