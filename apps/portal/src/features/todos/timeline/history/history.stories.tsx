import { mdiTimerSand } from '@mdi/js';
import { longName } from '@mijn/ui/storybook/long-name';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partStory } from '../../../../testing/screen-story.ts';
import { History, HistoryEvent, HistoryMessage } from './history.tsx';

const word = longName.replaceAll(' ', '');

const meta = {
  title: 'Onderdelen/Actiepunten/Verloop met berichten',
  component: History,
  parameters: partStory,
} satisfies Meta<typeof History>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OvervolOpTelefoon: Story = {
  args: {
    label: 'Verloop',
    children: (
      <>
        <HistoryEvent icon={mdiTimerSand} title={longName} dateTime="2026-11-20T10:10:00Z" moment={longName}>
          {word}
        </HistoryEvent>
        <HistoryMessage
          author={longName}
          shownAuthor={longName}
          roleLabel="melder"
          dateTime="2026-11-12T18:42:00Z"
          moment={longName}
        >
          {word}
        </HistoryMessage>
      </>
    ),
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
