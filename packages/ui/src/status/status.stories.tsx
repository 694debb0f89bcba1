import { mdiBullhornOutline, mdiCancel, mdiCheck, mdiTimerSand, mdiWrench } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tag } from '../tag/tag.tsx';
import { Misuse } from '../../.storybook/misuse.tsx';
import { Status } from './status.tsx';

const meta = {
  title: 'Gegevens/Stand',
  component: Status,
  args: { children: 'Open' },
} satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Open')).toBeVisible();
  },
};

export const Afgehandeld: Story = { args: { tone: 'done', children: 'Afgehandeld' } };

export const Klein: Story = { args: { tone: 'done', size: 'small', children: 'Ja' } };

export const NietAkkoord: Story = { args: { tone: 'refused', children: 'Niet akkoord' } };

/** Five states that follow each other. */
export const MetIcoon: Story = {
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' }}>
      <Status tone="new" icon={mdiBullhornOutline}>
        Gemeld
      </Status>
      <Status tone="busy" icon={mdiWrench}>
        In behandeling
      </Status>
      <Status tone="waiting" icon={mdiTimerSand}>
        Wacht op derden
      </Status>
      <Status tone="done" icon={mdiCheck}>
        Afgehandeld
      </Status>
      <Status tone="refused" icon={mdiCancel}>
        Afgewezen
      </Status>
    </p>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('Wacht op derden')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const MetIcoonOpTelefoon: Story = { ...MetIcoon };

export const MetIcoonKlein: Story = {
  args: { tone: 'busy', icon: mdiWrench, size: 'small', children: 'In behandeling' },
};

/** In a line of text the dot stands before the word. */
export const InEenRegelOpTelefoon: Story = {
  render: (args) => (
    <p>
      <Status {...args} /> sinds 16-11-2026 · 1 van 3 taken gereed
    </p>
  ),
};

export const Misbruik: Story = {
  args: { tone: 'done', children: 'Groep 2' },
  render: (args) => (
    <Misuse
      why="Een groen bolletje zegt dat iets klaar of akkoord is. Een groep is geen stand."
      instead="Gebruik Tag voor een kenmerk."
      right={<Tag>Groep 2</Tag>}
    >
      <Status {...args} />
    </Misuse>
  ),
};
