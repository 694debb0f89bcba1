import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '@mijn/ui/storybook/long-name';
import { Timeline } from './timeline.tsx';
import { partStory } from '../../../../../testing/screen-story.ts';

const received = { id: '1', what: 'Ontvangen van Waterpas', when: '2026-11-03T09:12:00+01:00' };
const viewed = { id: '2', what: 'Bekeken', who: 'Bram Bakker', when: '2026-11-04T19:30:00+01:00' };
const refused = {
  id: '3',
  what: 'Niet akkoord',
  who: 'Bram Bakker',
  when: '2026-11-04T19:42:00+01:00',
  remark: 'De voorrijkosten staan er twee keer op.',
  tone: 'danger' as const,
};
const approved = {
  id: '4',
  what: 'Akkoord',
  who: 'Anna de Vries',
  when: '2026-11-10T08:05:00+01:00',
  tone: 'success' as const,
};

const meta = {
  title: 'Onderdelen/Facturen/Verloop',
  component: Timeline,
  parameters: partStory,
  args: { label: 'Verloop van factuur 2026-0817', entries: [received, viewed, refused, approved] },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Leeg: Story = {
  args: { entries: [] },
  async play({ canvas }) {
    await expect(canvas.getByText('Hier is nog niets mee gebeurd.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    entries: Array.from({ length: 12 }, (_, index) =>
      Object.assign({}, refused, { id: String(index), what: longName, who: longName, remark: longName }),
    ),
  },
};
