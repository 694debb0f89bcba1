import { mdiAccountMultiplePlusOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '@mijn/ui/storybook/long-name';
import { LinkButton } from '@mijn/ui/link-button';
import { PresenceFigures } from './presence-figures.tsx';
import { partStory } from '../../../../testing/screen-story.ts';

const meta = {
  title: 'Onderdelen/Vergaderingen/Aanwezigheid',
  component: PresenceFigures,
  parameters: partStory,
  args: {
    label: 'Aanwezig',
    figures: [
      { label: 'Appartementen aanwezig', value: 31, total: 42 },
      { label: 'Stemmen aanwezig', value: 702, total: 1000 },
    ],
    quorums: [
      { id: 'alle', title: 'Quorum gehaald', text: '667 nodig voor gewone besluiten', isReached: true },
    ],
    note: '18 in de zaal, 5 online, 8 gemachtigd',
    action: (
      <LinkButton variant="text" icon={mdiAccountMultiplePlusOutline} href="#deur">
        Iemand komt of gaat
      </LinkButton>
    ),
  },
} satisfies Meta<typeof PresenceFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gehaald: Story = {
  async play({ canvas }) {
    const figures = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(figures).toEqual(['31 van 42', '702 van 1.000']);
    await expect(canvas.getByRole('region', { name: 'Aanwezig' })).toBeVisible();
  },
};

/** Each kind of decisions can need a number of votes of its own. */
export const NietGehaald: Story = {
  args: {
    quorums: [
      { id: 'alle', title: 'Quorum gehaald', text: '500 nodig voor gewone besluiten', isReached: true },
      { id: 'grote', title: 'Nog 98 stemmen', text: '800 nodig voor grote uitgaven', isReached: false },
    ],
  },
};

export const Niemand: Story = {
  args: {
    figures: [
      { label: 'Appartementen aanwezig', value: 0, total: 42 },
      { label: 'Stemmen aanwezig', value: 0, total: 1000 },
    ],
    quorums: [
      { id: 'alle', title: 'Nog 667 stemmen', text: '667 nodig voor gewone besluiten', isReached: false },
    ],
    note: '0 in de zaal',
  },
};

export const ZonderQuorum: Story = { args: { quorums: [] } };

export const OvervolOpTelefoon: Story = {
  args: {
    figures: [
      { label: longName, value: 1_234_567, total: 9_999_999 },
      { label: 'Stemmen aanwezig', value: 1_234_567, total: 9_999_999 },
    ],
    quorums: [{ id: 'alle', title: longName, text: longName, isReached: false }],
    note: longName,
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
