import { mdiDownloadOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { press } from '@mijn/ui/storybook/press';
import { Button } from '@mijn/ui/button';
import { SelectionBar } from './selection-bar.tsx';
import { partStory } from '../../../../../testing/screen-story.ts';

const meta = {
  title: 'Onderdelen/Archief/Balk van een selectie',
  component: SelectionBar,
  parameters: { ...partStory, layout: 'fullscreen' },
  args: {
    selected: 2,
    unseen: 0,
    onClear: fn(),
    more: [{ label: 'Alle 25 op deze pagina', onPress: fn() }],
    children: <Button icon={mdiDownloadOutline}>Selectie downloaden (2)</Button>,
  },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gekozen: Story = {
  async play({ args, canvas, userEvent }) {
    const bar = canvas.getByRole('group', { name: 'Selectie' });
    await expect(bar.getBoundingClientRect().bottom).toBe(window.innerHeight);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 gekozen');
    await userEvent.click(canvas.getByRole('button', { name: 'Alle 25 op deze pagina' }));
    await waitFor(() => expect(args.more?.[0]?.onPress).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'Niets kiezen' }));
    await waitFor(() => expect(args.onClear).toHaveBeenCalled());
  },
};

export const NietInBeeld: Story = {
  args: { unseen: 1 },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 gekozen, waarvan 1 niet in beeld');
  },
};

export const Vol: Story = {
  args: { selected: 200, unseen: 175, isFull: true, more: [] },
  async play({ canvas }) {
    await expect(canvas.getByText(/meer kan niet/u)).toBeVisible();
  },
};

export const Ophalen: Story = {
  args: { more: [{ label: 'Alle 120 gevonden', isPending: true, onPress: fn() }] },
};

export const Toetsen: Story = {
  args: { onClear: fn() },
  async play({ args, canvas }) {
    canvas.getByRole('button', { name: /^Selectie downloaden/u }).focus();
    await press('Tab', 'Enter');
    await waitFor(() => expect(args.onClear).toHaveBeenCalled());
  },
};

/** Without selected items there is no bar. */
export const Niets: Story = {
  args: { selected: 0 },
  async play({ canvas }) {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
