import { mdiSend } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { SendBar } from './send-bar.tsx';

const meta = {
  title: 'Knoppen/Verstuurbalk',
  component: SendBar,
  args: {
    children: <Button icon={mdiSend}>Melding versturen</Button>,
    note: 'Concept bewaard om 14.03 uur.',
  },
  render: (args) => (
    <Stack>
      {Array.from({ length: 40 }, (_, line) => (
        <p key={line}>Vraag {line + 1} van het formulier</p>
      ))}
      <SendBar {...args} />
    </Stack>
  ),
} satisfies Meta<typeof SendBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {};

/** The button is in view from the start, although the form is longer than the screen. */
export const OpTelefoon: Story = {
  async play({ canvas }) {
    const { bottom } = canvas.getByRole('button', { name: 'Melding versturen' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const OvervolOpTelefoon: Story = { args: { note: longName } };
