import type { Meta, StoryObj } from '@storybook/react-vite';
import { mdiCheck, mdiClose } from '@mdi/js';
import { expect } from 'storybook/test';
import { Button } from '@mijn/ui/button';
import { Kbd } from '@mijn/ui/kbd';
import { Stack } from '@mijn/ui/stack';
import { ActionBar } from './action-bar.tsx';
import { partStory } from '../../../../../testing/screen-story.ts';

const lines = (count: number) =>
  Array.from({ length: count }, (_, line) => <p key={line}>Regel {line + 1} van de factuur</p>);

const meta = {
  title: 'Onderdelen/Facturen/Actiebalk',
  component: ActionBar,
  parameters: { ...partStory, layout: 'fullscreen' },
  args: {
    label: 'Uw oordeel',
    children: (
      <>
        <Button icon={mdiCheck}>
          Akkoord
          <span aria-hidden>
            <Kbd>A</Kbd>
          </span>
        </Button>
        <Button variant="danger" icon={mdiClose}>
          Niet akkoord
        </Button>
      </>
    ),
  },
  render: (args) => (
    <Stack>
      {lines(40)}
      <ActionBar {...args} />
      {lines(10)}
    </Stack>
  ),
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AltijdInBeeld: Story = {
  async play({ canvas }) {
    const { top, bottom } = canvas.getByRole('button', { name: 'Akkoord' }).getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** The bar is at the bottom of the screen, where the user's thumb reaches the buttons. */
export const OpTelefoon: Story = {
  async play({ canvas }) {
    const bar = canvas.getByRole('group', { name: 'Uw oordeel' });
    await expect(bar.getBoundingClientRect().bottom).toBe(window.innerHeight);
  },
};
