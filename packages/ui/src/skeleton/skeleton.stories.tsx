import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

const meta = {
  title: 'Meldingen/Laden',
  component: SkeletonGroup,
  args: { children: <Skeleton width="12ch" /> },
} satisfies Meta<typeof SkeletonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regel: Story = {
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText('Bezig met laden')).toBeInTheDocument();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

export const MetEigenTekst: Story = { args: { label: 'Uw gegevens worden geladen' } };

const shapes = (
  <Stack>
    <Skeleton shape="round" width="40px" height="40px" />
    <Skeleton width="60%" height="1lh" />
    <Skeleton shape="block" height="8rem" />
  </Stack>
);

export const Vormen: Story = { args: { children: shapes } };
export const VormenOpTelefoon: Story = { args: { children: shapes } };
