import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Misuse } from '../../.storybook/misuse.tsx';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Meldingen/Wachten',
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Bezig met laden')).toBeInTheDocument();
  },
};

export const MetEigenTekst: Story = { args: { label: 'U wordt uitgelogd' } };

export const ZoGrootAlsDeTekst: Story = {
  render: () => (
    <h1>
      <Spinner /> Even geduld
    </h1>
  ),
};

export const OpTelefoon: Story = {};

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="Waar straks een lijst komt springt de bladzijde als de ring verdwijnt."
      instead="Gebruik Skeleton in de vorm van wat komt, en ProgressBar als bekend is hoe ver het is."
    >
      <Spinner />
    </Misuse>
  ),
};
