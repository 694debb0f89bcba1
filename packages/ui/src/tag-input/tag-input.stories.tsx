import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../../.storybook/long-name.ts';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TagInput, type TagInputProps } from './index.ts';

function WithState(props: TagInputProps) {
  const [tags, setTags] = useState(props.tags);
  return <TagInput {...props} tags={tags} onChange={setTags} />;
}

const meta = {
  title: 'Formulier/Labels',
  component: TagInput,
  render: (args) => <WithState {...args} />,
  args: { label: 'Labels', tags: ['notulen'], onChange: fn() },
} satisfies Meta<typeof TagInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const labels = (canvas: { getAllByRole: (role: string, options: { name: RegExp }) => HTMLElement[] }) =>
  canvas
    .getAllByRole('button', { name: /^Verwijder label/u })
    .map((button) => button.getAttribute('aria-label'));

export const Toevoegen: Story = {
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Labels' });
    await userEvent.type(field, 'dak,goot{Enter}zink');
    await userEvent.tab();
    await expect(labels(canvas)).toEqual(
      ['notulen', 'dak', 'goot', 'zink'].map((tag) => `Verwijder label ${tag}`),
    );
    await expect(field).toHaveFocus();
  },
};

export const Plakken: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Labels' }));
    await userEvent.paste('mjop, onderhoud ,, 2026');
    await expect(labels(canvas)).toHaveLength(4);
  },
};

export const Dubbel: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Labels' }), 'Notulen,');
    await expect(canvas.getByRole('status')).toHaveTextContent('Het label Notulen staat er al.');
    await expect(labels(canvas)).toHaveLength(1);
  },
};

export const Vol: Story = {
  args: { tags: ['dak', 'goot'], max: 2 },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Labels' }), 'zink{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('U kunt 2 labels gebruiken.');
  },
};

export const Verwijderen: Story = {
  args: { tags: ['dak', 'goot', 'zink'] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder label dak' }));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Labels' }));
    await userEvent.keyboard('{Backspace}');
    await expect(labels(canvas)).toEqual(['Verwijder label goot']);
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    tags: [longName, 'onderhoud', 'dakgoot', 'hemelwaterafvoer', 'noordzijde'],
  },
};
