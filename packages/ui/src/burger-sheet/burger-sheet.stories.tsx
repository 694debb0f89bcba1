import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { FrameTopBar } from '../../.storybook/frame/frame-parts.tsx';
import { press } from '../../.storybook/press.ts';
import { BurgerSheet } from './burger-sheet.tsx';

const meta = {
  title: 'Kader/Burgermenu',
  component: BurgerSheet,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Hoofdmenu', groups: [], isOpen: false, onOpenChange: () => undefined },
  render: () => <FrameTopBar />,
} satisfies Meta<typeof BurgerSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DichtOpTelefoon: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Menu openen' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

/** The sheet has the full height and width of the screen, and contains all menus. */
export const OpenOpTelefoon: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu openen' }));
    const sheet = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(sheet.getBoundingClientRect().height).toBe(window.innerHeight));
    await waitFor(() => expect(sheet.getBoundingClientRect().width).toBe(window.innerWidth));
    await expect(screen.getByRole('link', { name: 'Prikbord 2 nieuw' })).toBeInTheDocument();
  },
};

export const ToetsenOpTelefoon: Story = {
  async play({ canvas }) {
    const burger = canvas.getByRole('button', { name: 'Menu openen' });
    burger.focus();
    await press('Enter');
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    // The focus stays in the sheet.
    await press('Shift+Tab', 'Shift+Tab');
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    await press('Escape');
    await waitFor(() => expect(burger).toHaveFocus());
  },
};
