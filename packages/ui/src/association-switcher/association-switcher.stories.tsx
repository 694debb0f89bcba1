import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { associationsOf } from '../../.storybook/frame/associations.ts';
import { BrandMark } from '../../.storybook/frame/brand-mark.tsx';
import { longName } from '../../.storybook/long-name.ts';
import { BrandLogo } from '../brand-logo/brand-logo.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { AssociationSwitcher } from './association-switcher.tsx';

const meta = {
  title: 'Kader/Verenigingskeuze',
  component: AssociationSwitcher,
  parameters: {
    layout: 'fullscreen',
    // The story of SelectMenu explains this exception.
    a11y: { options: { rules: { 'scrollable-region-focusable': { enabled: false } } } },
  },
  decorators: [
    (Story) => (
      <TopBar logo={<BrandLogo name="Mijn Waterpas" mark={<BrandMark />} />} association={<Story />} />
    ),
  ],
  args: { associations: associationsOf(4), activeId: '1', onSwitch: fn() },
} satisfies Meta<typeof AssociationSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Meer: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Vereniging: 1001 VvE De Kade bestuur' }));
    const first = await screen.findByRole('menuitemradio', {
      name: '1001 - VvE De Kade (Kadestraat 1 t/m 99 te Rotterdam)',
    });
    await expect(first).toHaveAccessibleDescription('bestuur');
    await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: /Vereniging/u }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '1002 - VvE Parkzicht' }));
    await waitFor(() => expect(args.onSwitch).toHaveBeenCalledWith('2'));
    // Choosing the active association does not call `onSwitch`.
    await expect(args.onSwitch).toHaveBeenCalledTimes(1);
  },
};

/** With one association there is nothing to choose. */
export const Een: Story = {
  args: { associations: associationsOf(1) },
  async play({ canvas }) {
    await expect(canvas.getByText('VvE De Kade')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const EenOpTelefoon: Story = { ...Een };

/** An association of which the user is not a board member has no tag. */
export const Eigenaar: Story = {
  args: { activeId: '2' },
  async play({ canvas }) {
    await expect(canvas.queryByText('bestuur')).toBeNull();
  },
};

export const Overvol: Story = {
  args: {
    associations: associationsOf(25).map((each) =>
      Object.assign({}, each, { name: longName, title: longName }),
    ),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Vereniging/u }));
    await expect(await screen.findByRole('searchbox', { name: 'Zoek op code of naam' })).toBeVisible();
  },
};

export const OvervolOpTelefoon: Story = { ...Overvol };
