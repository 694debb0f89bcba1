import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, waitFor } from 'storybook/test';
import { press } from '@mijn/ui/storybook/press';
import { ShortcutHelp } from './shortcut-help.tsx';
import { partStory } from '../../../../../testing/screen-story.ts';

function Demo({ isOn: isOnAtFirst, ...props }: ComponentProps<typeof ShortcutHelp>) {
  const [isOn, setOn] = useState(isOnAtFirst);
  return <ShortcutHelp {...props} isOn={isOn} onChange={setOn} />;
}

const meta = {
  title: 'Onderdelen/Facturen/Sneltoetsen',
  component: ShortcutHelp,
  parameters: partStory,
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

export const Uitzetten: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    await press('Tab', 'Space');
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Sneltoetsen' })).not.toBeChecked());
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};
