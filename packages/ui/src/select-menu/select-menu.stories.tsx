import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { BrandLogo } from '../brand-logo/index.ts';
import { AssociationLabel, TopBar } from '../top-bar/index.ts';
import { SelectMenu } from './index.ts';

const many = Array.from({ length: 25 }, (_, index) => ({
  id: String(1001 + index),
  label: `${1001 + index} - VvE Singelgracht ${index + 1}`,
}));

const meta = {
  title: 'Navigatie/Verenigingkeuze',
  component: SelectMenu,
  parameters: {
    layout: 'fullscreen',
    // The arrow keys scroll the list from the field above it (aria-activedescendant); axe knows that of comboboxes only.
    a11y: { options: { rules: { 'scrollable-region-focusable': { enabled: false } } } },
  },
  render: (args) => (
    <TopBar logo={<BrandLogo name="Mijn Waterpas" mark={null} />} association={<SelectMenu {...args} />} />
  ),
  args: {
    label: 'Vereniging',
    entries: many,
    selectedId: '1001',
    onSelect: fn(),
    children: <AssociationLabel code="1001" name="VvE Singelgracht 1" isBoard />,
  },
} satisfies Meta<typeof SelectMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Veel: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Vereniging: 1001/u }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Zoek op code of naam' }), '1013');
    const entries = screen.getAllByRole('menuitemradio');
    await expect(entries.map((entry) => entry.textContent)).toEqual(['1013 - VvE Singelgracht 13']);
    await userEvent.click(screen.getByRole('menuitemradio', { name: '1013 - VvE Singelgracht 13' }));
    await expect(args.onSelect).toHaveBeenCalledWith('1013');
  },
};

export const Open: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Vereniging: 1001/u }));
    await expect(
      await screen.findByRole('menuitemradio', { name: '1001 - VvE Singelgracht 1' }),
    ).toBeChecked();
  },
};

export const EscapeSluit: Story = {
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: /Vereniging: 1001/u });
    await userEvent.click(opener);
    const field = await screen.findByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('10{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Weinig: Story = {
  args: { entries: many.slice(0, 2) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Vereniging/u }));
    await screen.findAllByRole('menuitemradio');
    await expect(screen.queryByRole('searchbox')).toBeNull();
  },
};

export const OpenOpTelefoon: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Vereniging/u }));
    await expect(await screen.findByRole('searchbox')).toBeInTheDocument();
  },
};
