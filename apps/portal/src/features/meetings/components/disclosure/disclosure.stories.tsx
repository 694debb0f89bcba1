import { mdiCheck } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longName } from '@mijn/ui/storybook/long-name';
import { press } from '@mijn/ui/storybook/press';
import { Status } from '@mijn/ui/status';
import { Disclosure } from './disclosure.tsx';
import { partStory } from '../../../../testing/screen-story.ts';

const adopted = (
  <Status tone="done" icon={mdiCheck} size="small">
    Aangenomen
  </Status>
);

const meta = {
  title: 'Onderdelen/Vergaderingen/Uitklapregel',
  component: Disclosure,
  parameters: partStory,
  args: {
    title: '5. Zonnepanelen op het dak',
    detail: 'gesloten om 20.31 uur',
    mark: adopted,
    children: 'Voor 412, tegen 188, nodig 400.',
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await expect(canvas.getByText('Voor 412, tegen 188, nodig 400.')).not.toBeVisible();
    await expect(canvas.getByText('Aangenomen')).toBeVisible();
    const summary = canvasElement.querySelector('summary');
    if (summary) await userEvent.click(summary);
    await waitFor(() => expect(canvas.getByText('Voor 412, tegen 188, nodig 400.')).toBeVisible());
  },
};

export const Toetsenbord: Story = {
  tags: ['toets'],
  async play({ canvas, canvasElement }) {
    await press('Tab');
    await waitFor(() => expect(canvasElement.querySelector('summary')).toHaveFocus());
    await press('Enter');
    await waitFor(() => expect(canvas.getByText('Voor 412, tegen 188, nodig 400.')).toBeVisible());
  },
};

export const Lijst: Story = {
  render: (args) => (
    <div>
      <Disclosure {...args} isOpen />
      <Disclosure {...args} title="4. Begroting 2027" />
    </div>
  ),
};

export const OvervolOpTelefoon: Story = {
  args: { title: longName.replaceAll(' ', ''), detail: longName, isOpen: true, children: longName },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
