import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../../.storybook/long-name.ts';
import { expect, fn, waitFor } from 'storybook/test';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { Chip, ChipRow } from './chip.tsx';

const meta = {
  title: 'Gegevens/Filter',
  component: Chip,
  args: { label: 'Tekst in documenten', onRemove: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Weghalen: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder filter Tekst in documenten' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalled());
  },
};

export const WeghalenMetToetsen: Story = {
  tags: ['toets'],
  async play({ args, canvas }) {
    await press('Tab');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Verwijder filter Tekst in documenten' })).toHaveFocus(),
    );
    await press('Enter', 'Space');
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledTimes(2));
  },
};

export const GekozenBestand: Story = {
  args: { label: 'Notulen.pdf', kind: 'item' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Verwijder Notulen.pdf' })).toBeVisible();
  },
};

function Chips() {
  const [labels, setLabels] = useState(['2026', 'dak', 'goot']);
  return (
    <ChipRow>
      {labels.map((label) => (
        <Chip
          key={label}
          label={label}
          onRemove={() => setLabels(labels.filter((other) => other !== label))}
        />
      ))}
    </ChipRow>
  );
}

export const FocusNaWeghalen: Story = {
  render: () => <Chips />,
  async play({ canvas }) {
    await press('Tab', 'Tab', 'Enter');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Verwijder filter goot' })).toHaveFocus());
    await press('Enter');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Verwijder filter 2026' })).toHaveFocus());
  },
};

export const OvervolOpTelefoon: Story = {
  args: { label: longName },
};

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="Een filter staat aan, en drukken haalt het weg: als keuze om aan te zetten doet hij het omgekeerde van wat er staat."
      instead="Gebruik Select of SelectMenu om te kiezen."
    >
      <Chip label="Zet aan: 2026" onRemove={() => undefined} />
    </Misuse>
  ),
};
