import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '@mijn/ui/storybook/long-name';
import { partStory } from '../../../../testing/screen-story.ts';
import { OutcomeWords } from './outcome-words.tsx';

const meta = {
  title: 'Onderdelen/Vergaderingen/Uitslag in woorden',
  component: OutcomeWords,
  parameters: partStory,
  args: { outcome: 'adopted', sentence: 'Aangenomen: voor 551, tegen 120, nodig 336.' },
} satisfies Meta<typeof OutcomeWords>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Aangenomen: Story = {};

export const VerworpenDonker: Story = {
  args: { outcome: 'rejected', sentence: 'Verworpen: voor 120, tegen 551, nodig 336.' },
  globals: { scheme: 'dark' },
};

export const LangeKeuzeOpTelefoon: Story = {
  args: { sentence: `Aangenomen: 551 voor ${longName}, 120 voor ${longName}, nodig 336.`, size: 'large' },
};
