import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { FilterChip, type FilterChipProps } from './filter-chip.tsx';

const options = ['2026', '2025', '2024'].map((year) => ({ id: year, label: year }));

function Demo({ value: first, ...props }: FilterChipProps) {
  const [value, setValue] = useState(first);
  return <FilterChip {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Gegevens/Filterkeuze',
  component: FilterChip,
  args: { label: 'Jaar', options, value: null, onChange: () => undefined },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof FilterChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Uit: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Jaar' }));
    await userEvent.click(await screen.findByRole('option', { name: '2025' }));
    await expect(await canvas.findByRole('button', { name: 'Verwijder filter Jaar: 2025' })).toBeVisible();
  },
};

export const Aan: Story = {
  args: { value: '2026' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder filter Jaar: 2026' }));
    await expect(await canvas.findByRole('button', { name: 'Jaar' })).toBeVisible();
  },
};

/** The filter keeps the focus when it changes from a dropdown to a chip, and back. */
export const MetToetsen: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    await press('Tab', 'Enter');
    await waitFor(() => expect(screen.getByRole('option', { name: '2026' })).toHaveFocus());
    await press('ArrowDown', 'Enter');
    const chip = await canvas.findByRole('button', { name: 'Verwijder filter Jaar: 2025' });
    await waitFor(() => expect(chip).toHaveFocus());
    await press('Enter');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Jaar' })).toHaveFocus());
  },
};

export const NietsTeKiezen: Story = {
  args: { options: [] },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Jaar' })).toBeDisabled();
  },
};

export const OvervolOpTelefoon: Story = {
  args: { label: 'Vereniging', options: [{ id: 'lang', label: longName }], value: 'lang' },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="Een keuze die altijd iets is, kan niet uit: weghalen laat hier niets over."
      instead="Gebruik Select voor een keuze die gemaakt moet zijn, zoals de volgorde van een lijst."
    >
      <FilterChip
        label="Volgorde"
        options={[{ id: 'nieuw', label: 'Nieuwste eerst' }]}
        value="nieuw"
        onChange={() => undefined}
      />
    </Misuse>
  ),
};
