import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { DateField, type DateFieldProps } from './date-field.tsx';

function WithState(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Formulier/Datumveld',
  component: DateField,
  render: (args) => <WithState {...args} />,
  args: { label: 'Datum van het document', value: null, onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('spinbutton').map((part) => part.textContent);

export const Beginstand: Story = {
  async play({ canvas }) {
    const parts = canvas.getAllByRole('spinbutton');
    await expect(parts.map((part) => part.getAttribute('aria-label')?.split(',')[0]?.trim())).toEqual([
      'dag',
      'maand',
      'jaar',
    ]);
    await expect(typed(canvas)).toEqual(['dd', 'mm', 'jjjj']);
  },
};

export const Gevuld: Story = {
  args: { value: '2026-06-10', description: 'De dag die op het stuk staat.' },
  async play({ canvas }) {
    await expect(typed(canvas)).toEqual(['10', '6', '2026']);
  },
};

export const Typen: Story = {
  tags: ['toets'],
  async play({ args, canvas }) {
    await press('Tab', '2', '1', '2', '2', '0', '2');
    await waitFor(() => expect(typed(canvas)).toEqual(['21', '2', '202']));
    const aDay = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u);
    await expect(args.onChange).not.toHaveBeenCalledWith(aDay);
    await expect(args.onChange).toHaveBeenLastCalledWith('21-2-202');
    await press('6');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-02-21'));
    await waitFor(() => expect(typed(canvas)).toEqual(['21', '2', '2026']));
  },
};

export const TypenMetPijltjes: Story = {
  args: { value: '2026-12-31' },
  async play({ args }) {
    await press('Tab', 'ArrowDown');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-12-30'));
    await press('ArrowRight', 'ArrowDown');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-11-30'));
    await press('ArrowRight', 'ArrowUp');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2027-11-30'));
  },
};

export const BestaatNiet: Story = {
  tags: ['toets'],
  async play({ args, canvas }) {
    await press('Tab', '3', '1', '4', '2', '0', '2', '6');
    const group = canvas.getByRole('group', { name: 'Datum van het document' });
    await waitFor(() =>
      expect(group).toHaveAccessibleDescription('De datum 31-4-2026 bestaat niet. Vul een andere datum in.'),
    );
    await press('Tab', 'Tab');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('31-4-2026'));
    await waitFor(() => expect(group.contains(document.activeElement)).toBe(false));
    await expect(typed(canvas)).toEqual(['31', '4', '2026']);
    await expect(canvas.getByText('De datum 31-4-2026 bestaat niet. Vul een andere datum in.')).toBeVisible();
  },
};

/** Ook als de vorige datum bestond, verandert het veld een datum die niet bestaat niet in een andere datum. */
export const BestaatNietMeer: Story = {
  args: { value: '2025-02-28' },
  async play({ args, canvas }) {
    await press('Tab', '3', '1', 'Tab', 'Tab', 'Tab');
    await waitFor(() => expect(canvas.getByText(/31-2-2025 bestaat niet/u)).toBeVisible());
    await expect(typed(canvas)).toEqual(['31', '2', '2025']);
    await expect(args.onChange).toHaveBeenLastCalledWith('31-2-2025');
  },
};

export const BestaatNietDanKalender: Story = {
  args: { value: '31-2-2025' },
  async play({ args, canvas, userEvent }) {
    await waitFor(() => expect(typed(canvas)).toEqual(['31', '2', '2025']));
    await expect(canvas.getByText(/31-2-2025 bestaat niet/u)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /Kies een dag in de kalender/u }));
    await screen.findByRole('button', { name: 'Volgende maand' });
    await press('Enter');
    await waitFor(() => expect(canvas.queryByText(/bestaat niet/u)).toBeNull());
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const HalfBewaard: Story = {
  args: { value: '12-3-' },
  async play({ args, canvas }) {
    await waitFor(() => expect(typed(canvas)).toEqual(['12', '3', 'jjjj']));
    await expect(canvas.getByText(/De datum is niet compleet/u)).toBeVisible();
    await press('Tab', 'Tab', 'Tab', '2', '0', '2', '6');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-03-12'));
    await expect(canvas.queryByText(/niet compleet/u)).toBeNull();
  },
};

export const BestaatNietVerbeterd: Story = {
  tags: ['toets'],
  async play({ args, canvas }) {
    await press('Tab', '3', '1', '4', '2', '0', '2', '6', 'Shift+Tab', 'Shift+Tab', '3', '0');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-04-30'));
    await waitFor(() => expect(canvas.queryByText(/bestaat niet/u)).toBeNull());
  },
};

export const NietCompleet: Story = {
  args: { value: '2026-06-10' },
  async play({ args, canvas }) {
    await press('Tab', 'Backspace', 'Backspace', 'Tab', 'Tab', 'Tab');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('-6-2026'));
    await expect(await canvas.findByText(/De datum is niet compleet/u)).toBeVisible();
    await expect(typed(canvas)).toEqual(['dd', '6', '2026']);
  },
};

export const JaarInTweeCijfers: Story = {
  tags: ['toets'],
  async play({ args, canvas }) {
    await press('Tab', '2', '1', '2', '2', '6', 'Tab', 'Tab');
    await expect(await canvas.findByText(/een jaar van vier cijfers/u)).toBeVisible();
    await expect(typed(canvas)).toEqual(['21', '2', '26']);
    await expect(args.onChange).toHaveBeenLastCalledWith('21-2-26');
  },
};

export const BuitenDeGrenzen: Story = {
  args: { value: '2027-02-01', min: '2026-01-01', max: '2026-12-31' },
  async play({ canvas }) {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      /Kies een datum tot en met 31-12-2026/u,
    );
  },
};

export const Kalender: Story = {
  args: { value: '2026-06-10', min: '2026-06-03' },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: /Kies een dag in de kalender/u });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Kalender: Datum van het document' });
    const chosen = await screen.findByRole('button', { name: /woensdag 10 juni 2026/u });
    await waitFor(() => expect(chosen).toHaveFocus());
    await expect(dialog.querySelector('th')).toHaveTextContent('ma');
    await expect(screen.getByRole('button', { name: /dinsdag 2 juni 2026/u })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press('ArrowRight', 'ArrowDown', 'Enter');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-06-18'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(typed(canvas)).toEqual(['18', '6', '2026']));
  },
};

export const KalenderOpTelefoon: Story = {
  args: { value: '2026-06-10' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Kies een dag in de kalender/u }));
    await expect(await screen.findByRole('button', { name: 'Volgende maand' })).toBeVisible();
  },
};

export const EscapeSluitKalender: Story = {
  tags: ['toets'],
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: /Kies een dag in de kalender/u });
    await userEvent.click(button);
    await screen.findByRole('button', { name: 'Volgende maand' });
    await press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ZonderKalender: Story = {
  args: { label: 'Geboortedatum', hasCalendar: false, isOptional: true },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Fout: Story = {
  args: { errorMessage: 'Vul een datum in.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Vul een datum in.');
  },
};

export const Uitgeschakeld: Story = { args: { isDisabled: true, value: '2026-06-10' } };

export const OvervolOpTelefoon: Story = {
  args: { label: longName, description: longName, errorMessage: longName, value: '2026-12-31' },
};

export const Misbruik: Story = {
  args: { label: 'Geboortedatum', value: '2026-06-10' },
  render: (args) => (
    <Misuse
      why="Naar 1948 bladeren kost in een kalender meer dan negenhonderd keer drukken."
      instead="Zet de kalender uit (hasCalendar) voor een dag die ver weg ligt: typen gaat sneller."
      right={<WithState {...args} hasCalendar={false} />}
    >
      <WithState {...args} />
    </Misuse>
  ),
};
