import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longName } from '@mijn/ui/storybook/long-name';
import { press } from '@mijn/ui/storybook/press';
import { VoteChoices, type VoteChoicesProps } from './vote-choices.tsx';
import { partStory } from '../../../../testing/screen-story.ts';

function WithState({ onChange, ...props }: VoteChoicesProps) {
  const [value, setValue] = useState(props.value);
  return (
    <VoteChoices
      {...props}
      value={value}
      onChange={(vote) => {
        onChange(vote);
        setValue(vote);
      }}
    />
  );
}

const meta = {
  title: 'Onderdelen/Vergaderingen/Stemkeuze',
  component: VoteChoices,
  parameters: partStory,
  args: {
    label: 'Uw appartement',
    detail: 'Kadestraat 45 · 22 stemmen',
    value: null,
    onChange: fn(),
  },
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof VoteChoices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    const group = canvas.getByRole('radiogroup', { name: 'Uw appartement' });
    await expect(group).toHaveAccessibleDescription('Kadestraat 45 · 22 stemmen');
    const names = canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    await expect(names).toEqual(['Voor', 'Tegen', 'Onthouding']);
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  },
};

export const BeginstandOpTelefoon: Story = {
  async play({ canvasElement }) {
    for (const card of canvasElement.querySelectorAll('label'))
      await expect(card.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** At 320 pixels, which is 400% zoom, no word is broken. */
export const OpSmallePagina: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 270 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    const heightOf = (name: string): number => canvas.getByText(name).getBoundingClientRect().height;
    await expect(heightOf('Onthouding')).toBe(heightOf('Voor'));
  },
};

export const Gekozen: Story = { args: { value: { choice: 'for', option: null } } };

export const Instructie: Story = {
  args: {
    label: 'Met machtiging van B. Bakker',
    detail: 'Kadestraat 47 · 24 stemmen',
    lock: { title: 'Instructie: tegen', text: 'Zo telt de stem. U kunt dit niet wijzigen.' },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('group', { name: 'Met machtiging van B. Bakker' })).toHaveTextContent(
      'Instructie: tegen',
    );
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

export const Keuzes: Story = {
  args: { options: ['Zon op Zuid', 'De Zonnestraal', 'Volt'], value: { choice: 'option', option: 'Volt' } },
  async play({ canvas }) {
    const names = canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    await expect(names).toEqual(['Zon op Zuid', 'De Zonnestraal', 'Volt', 'Onthouding']);
    await expect(canvas.getByRole('radio', { name: 'Volt' })).toBeChecked();
  },
};

export const Vast: Story = {
  args: { value: { choice: 'abstain', option: null }, isReadOnly: true },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'Voor' }));
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Onthouding' })).toBeChecked());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    label: longName,
    detail: longName,
    options: [longName, longName.replaceAll(' ', '')],
    value: { choice: 'option', option: longName },
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
