import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, waitFor } from 'storybook/test';
import { press } from '../../.storybook/press.ts';
import { ShortcutHelp } from './shortcut-help.tsx';

function Demo({ isOn: isOnAtFirst, ...props }: ComponentProps<typeof ShortcutHelp>) {
  const [isOn, setOn] = useState(isOnAtFirst);
  return <ShortcutHelp {...props} isOn={isOn} onChange={setOn} />;
}

const meta = {
  title: 'Gegevens/Sneltoetsen',
  component: ShortcutHelp,
  args: {
    isOn: true,
    onChange: () => undefined,
    shortcuts: [
      { keys: ['A'], does: 'akkoord' },
      { keys: ['N'], does: 'niet akkoord' },
      { keys: ['←', '→'], does: 'vorige en volgende' },
    ],
  },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof ShortcutHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Aan: Story = {
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Aakkoord',
      'Nniet akkoord',
      '←→vorige en volgende',
    ]);
  },
};

export const Uitzetten: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    await press('Tab', 'Space');
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Sneltoetsen' })).not.toBeChecked());
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const Uit: Story = { args: { isOn: false } };
export const OpTelefoon: Story = {};
