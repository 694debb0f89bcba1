import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { press } from '../../.storybook/press.ts';
import { SelectMenu } from './select-menu.tsx';

const many = Array.from({ length: 25 }, (_, index) => ({
  id: String(1001 + index),
  label: `${1001 + index} - VvE Singelgracht ${index + 1}`,
}));

const meta = {
  title: 'Knoppen/Keuzemenu',
  component: SelectMenu,
  parameters: {
    // The user scrolls the list with the arrow keys from the field above it
    // (aria-activedescendant). axe supports this for comboboxes only.
    a11y: { options: { rules: { 'scrollable-region-focusable': { enabled: false } } } },
  },
  args: {
    label: 'Vereniging',
    entries: many,
    selectedId: '1001',
    onSelect: fn(),
    children: '1001 - VvE Singelgracht 1',
  },
} satisfies Meta<typeof SelectMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Veel: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Vereniging: 1001/u }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Zoek op code of naam' }), '1013');
    const entries = () => screen.getAllByRole('menuitemradio').map((entry) => entry.textContent);
    await waitFor(() => expect(entries()).toEqual(['1013 - VvE Singelgracht 13']));
    await userEvent.click(screen.getByRole('menuitemradio', { name: '1013 - VvE Singelgracht 13' }));
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('1013'));
  },
};

export const Toetsen: Story = {
  tags: ['toets'],
  args: { onSelect: fn() },
  async play({ args, canvas }) {
    const opener = canvas.getByRole('button', { name: /Vereniging: 1001/u });
    await press('Tab', 'Enter');
    const field = await screen.findByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await press('1', '0', '1', '3');
    await waitFor(() => expect(screen.getAllByRole('menuitemradio')).toHaveLength(1));
    await press('Enter');
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('1013'));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The first Escape empties the field, and the second Escape closes the list. */
export const EscapeSluit: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    const opener = canvas.getByRole('button', { name: /Vereniging: 1001/u });
    await press('Tab', 'Enter');
    const field = await screen.findByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await press('1', '0');
    await waitFor(() => expect(field).toHaveValue('10'));
    await press('Escape');
    await waitFor(() => expect(field).toHaveValue(''));
    await press('Escape');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The list opens at the chosen entry, while the field has the focus. */
export const OpentBijDeKeuze: Story = {
  args: { selectedId: '1020' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Vereniging/u }));
    const chosen = await screen.findByRole('menuitemradio', { name: '1020 - VvE Singelgracht 20' });
    const list = screen.getByRole('menu').getBoundingClientRect();
    await waitFor(() => expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom));
    await expect(chosen.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.top);
    await expect(screen.getByRole('searchbox')).toHaveFocus();
  },
};

export const NietsGevonden: Story = {
  tags: ['toets'],
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Vereniging/u }));
    await userEvent.type(await screen.findByRole('searchbox'), 'dakgoot');
    await expect(await screen.findByText('Niets gevonden.')).toBeVisible();
  },
};

export const Weinig: Story = {
  args: { entries: many.slice(0, 2) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Vereniging/u }));
    await expect(
      await screen.findByRole('menuitemradio', { name: '1001 - VvE Singelgracht 1' }),
    ).toBeChecked();
    await expect(screen.queryByRole('searchbox')).toBeNull();
  },
};

export const OvervolOpTelefoon: Story = {
  args: { entries: many.map(({ id }) => ({ id, label: `${id} - ${longName}` })), children: longName },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Vereniging/u }));
    await expect(await screen.findByRole('searchbox')).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
