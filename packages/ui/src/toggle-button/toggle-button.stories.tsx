import { mdiBellCheckOutline, mdiBellOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ToggleButton } from './toggle-button.tsx';

const meta = {
  title: 'Knoppen/Aan-uitknop',
  component: ToggleButton,
  args: {
    isPressed: true,
    icon: mdiBellCheckOutline,
    count: 7,
    countLabel: '7 volgers',
    children: 'U volgt dit',
    onPress: () => undefined,
  },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Aan: Story = {
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'U volgt dit 7 volgers' });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const AanOpTelefoon: Story = {};

export const Uit: Story = {
  args: { isPressed: false, icon: mdiBellOutline, children: 'Volg dit actiepunt' },
};

export const ZonderAantal: Story = { args: { count: undefined, countLabel: undefined } };

function Live() {
  const [isOn, setOn] = useState(false);
  return (
    <ToggleButton isPressed={isOn} icon={mdiBellOutline} count={isOn ? 7 : 6} onPress={() => setOn(!isOn)}>
      {isOn ? 'U volgt dit' : 'Volg dit actiepunt'}
    </ToggleButton>
  );
}

export const Omzetten: Story = {
  render: () => <Live />,
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await expect(button).toHaveTextContent('U volgt dit7');
  },
};
