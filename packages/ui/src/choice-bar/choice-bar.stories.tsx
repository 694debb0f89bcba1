import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { press } from '../../.storybook/press.ts';
import { ChoiceBar, type ChoiceBarProps } from './choice-bar.tsx';

function Chosen(props: ChoiceBarProps<string>) {
  const [value, setValue] = useState(props.value);
  return <ChoiceBar {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Formulier/Keuzebalk',
  component: ChoiceBar<string>,
  args: {
    label: 'Kleuren',
    value: 'system',
    onChange: () => undefined,
    choices: [
      { id: 'light', label: 'Licht' },
      { id: 'dark', label: 'Donker' },
      { id: 'system', label: 'Zoals dit apparaat' },
    ],
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof ChoiceBar<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('radio', { name: 'Zoals dit apparaat' })).toBeChecked();
    await userEvent.click(canvas.getByText('Donker'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Donker' })).toBeChecked());
    await press('ArrowLeft');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Licht' })).toBeChecked());
  },
};

export const BeginstandOpTelefoon: Story = {
  args: {
    label: 'Tekst',
    value: 'normal',
    choices: [
      { id: 'normal', label: 'Gewoon' },
      { id: 'large', label: 'Groter', size: 'large' },
      { id: 'largest', label: 'Grootst', size: 'largest' },
    ],
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
