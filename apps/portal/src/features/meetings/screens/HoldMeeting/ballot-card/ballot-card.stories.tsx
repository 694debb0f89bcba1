import { mdiHandBackLeftOutline, mdiStopCircleOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '@mijn/ui/storybook/long-name';
import { Button } from '@mijn/ui/button';
import { Link } from '@mijn/ui/link';
import { LinkButton } from '@mijn/ui/link-button';
import { Status } from '@mijn/ui/status';
import { VotesCast } from '../../../hold/votes-cast/votes-cast.tsx';
import { BallotCard, BallotLine } from './ballot-card.tsx';
import { partStory } from '../../../../../testing/screen-story.ts';

const meta = {
  title: 'Onderdelen/Vergaderingen/Stemming',
  component: BallotCard,
  parameters: partStory,
  args: {
    state: <Status tone="done">Stemming open</Status>,
    since: 'sinds 20.38 uur',
    title: '6. Laadpalen in de parkeerkelder',
    wording: 'De vergadering laat acht laadpalen plaatsen. Wie laadt, betaalt zelf de stroom.',
    majority: 'twee derde van de uitgebrachte stemmen',
    hidden: 'Hoe er is gestemd, ziet u pas na het sluiten.',
    cast: <VotesCast votes={518} total={702} text="van de 702 aanwezige stemmen binnen" />,
    close: <Button icon={mdiStopCircleOutline}>Stemming sluiten</Button>,
    children: (
      <BallotLine>
        <span>23 van 31 appartementen</span>
        <Link href="#wie" isStandalone>
          Bekijk wie nog niet heeft gestemd (8)
        </Link>
      </BallotLine>
    ),
    actions: (
      <LinkButton variant="quiet" icon={mdiHandBackLeftOutline} href="#handen">
        Handopsteken invoeren
      </LinkButton>
    ),
  },
} satisfies Meta<typeof BallotCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  async play({ canvas }) {
    const name = '6. Laadpalen in de parkeerkelder';
    await expect(canvas.getByRole('region', { name })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
  },
};

export const MetKeuzes: Story = {
  args: { options: ['Dakdekker Jansen', 'Van der Meer Daken', 'Geen van beide'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('list', { name: 'Keuze uit' })).toBeVisible();
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    title: longName,
    wording: longName.repeat(12),
    options: [longName],
    majority: longName,
    since: longName,
  },
  async play({ canvas }) {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    // The number of votes and the button are in view, also if the text of the decision is longer than the screen.
    for (const shown of [canvas.getByText('518'), canvas.getByRole('button', { name: 'Stemming sluiten' })])
      await expect(shown.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
