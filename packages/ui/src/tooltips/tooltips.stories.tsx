import { mdiClose, mdiMagnify } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { press } from '../../.storybook/press.ts';
import { Button, IconButton } from '../button/button.tsx';
import { Tooltips } from './tooltips.tsx';

const meta = {
  title: 'Knoppen/Tooltips',
  component: Tooltips,
  render: () => (
    <>
      <IconButton icon={mdiMagnify} label="Zoeken in het document" />
      <IconButton icon={mdiClose} label="Sluiten" />
      <Button icon={mdiClose}>Annuleren</Button>
      <Tooltips />
    </>
  ),
} satisfies Meta<typeof Tooltips>;

export default meta;
type Story = StoryObj<typeof meta>;

const tooltip = () => screen.queryByRole('tooltip', { hidden: true });

export const MetDeMuis: Story = {
  async play({ canvas }) {
    const pointAt = (name: string) =>
      fireEvent.pointerOver(canvas.getByRole('button', { name }), { pointerType: 'mouse' });
    await pointAt('Sluiten');
    await waitFor(() => expect(tooltip()).toHaveTextContent('Sluiten'));
    await pointAt('Annuleren');
    await waitFor(() => expect(tooltip()).toBeNull());
  },
};

/** Escape hides the tooltip, and the button keeps the focus. */
export const MetHetToetsenbord: Story = {
  async play({ canvas }) {
    await press('Tab');
    await waitFor(() => expect(tooltip()).toHaveTextContent('Zoeken in het document'));
    await press('Escape');
    await waitFor(() => expect(tooltip()).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Zoeken in het document' })).toHaveFocus();
    await press('Tab');
    await waitFor(() => expect(tooltip()).toHaveTextContent('Sluiten'));
    await press('Tab');
    await waitFor(() => expect(tooltip()).toBeNull());
  },
};

export const Overvol: Story = {
  render: () => (
    <>
      <IconButton icon={mdiMagnify} label={longName} />
      <Tooltips />
    </>
  ),
  async play() {
    await press('Tab');
    await waitFor(() => expect(tooltip()).toHaveTextContent(longName));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
