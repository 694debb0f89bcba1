import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { press } from '../../.storybook/press.ts';
import { Suggestions, type SuggestionsProps } from './suggestions.tsx';

const places = ['In mijn appartement', 'Portiek A', 'Portiek A, dak', 'Trappenhuis B', 'Lift', 'Binnentuin'];

function WithState({ chosenId, onChoose, ...props }: SuggestionsProps) {
  const [chosen, setChosen] = useState(chosenId);
  return (
    <Suggestions
      {...props}
      chosenId={chosen}
      onChoose={(id) => {
        onChoose(id);
        setChosen(id);
      }}
    />
  );
}

const meta = {
  title: 'Formulier/Suggesties',
  component: Suggestions,
  args: {
    label: 'Veelgenoemde plekken in VvE De Kade',
    options: places.map((label) => ({ id: label, label })),
    chosenId: 'In mijn appartement',
    onChoose: fn(),
  },
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof Suggestions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kiezen: Story = {
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('button', { name: 'In mijn appartement' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Lift' }));
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith('Lift'));
    await press('Tab', 'Enter');
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith('Binnentuin'));
  },
};

export const OpTelefoon: Story = {};

export const OvervolOpTelefoon: Story = {
  args: { options: places.map((label) => ({ id: label, label: `${label} ${longName}` })) },
};
