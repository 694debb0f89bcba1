import { mdiAccountCheckOutline, mdiLaptop, mdiLogoutVariant } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { longName } from '@mijn/ui/storybook/long-name';
import { ChoiceButtons } from './choice-buttons.tsx';
import { partStory } from '../../../../testing/screen-story.ts';

const meta = {
  title: 'Onderdelen/Vergaderingen/Keuzeknoppen',
  component: ChoiceButtons<string>,
  parameters: partStory,
  args: {
    label: 'Mevrouw A. de Vries',
    choices: [
      { id: 'hall', label: 'In de zaal', icon: mdiAccountCheckOutline },
      { id: 'online', label: 'Online', icon: mdiLaptop },
      { id: 'left', label: 'Vertrokken', icon: mdiLogoutVariant },
    ],
    value: 'hall',
    onPress: () => undefined,
  },
} satisfies Meta<typeof ChoiceButtons<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gekozen: Story = {
  async play({ canvas }) {
    const hall = canvas.getByRole('button', { name: 'In de zaal' });
    await expect(hall).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('group', { name: 'Mevrouw A. de Vries' })).toBeVisible();
  },
};

export const NietsGekozen: Story = { args: { value: null } };

export const Meerdere: Story = {
  args: { value: ['hall', 'online'] },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2);
  },
};

/** A second press while the first is saved does nothing. */
export const Opslaan: Story = {
  args: { value: null, pending: 'hall' },
  render: function Saving(args) {
    const [pressed, setPressed] = useState(0);
    return (
      <>
        <ChoiceButtons {...args} onPress={() => setPressed(pressed + 1)} />
        <output>{pressed}</output>
      </>
    );
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Online' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('0'));
  },
};

export const Uitgeschakeld: Story = { args: { isDisabled: true } };

export const OvervolOpTelefoon: Story = {
  args: { choices: ['1', '2', '3'].map((id) => ({ id, label: longName })), value: '2' },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
