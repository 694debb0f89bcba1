import { mdiHandBackLeftOutline, mdiStopCircleOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Status } from '../status/status.tsx';
import { VotesCast } from '../votes-cast/votes-cast.tsx';
import { BallotCard, BallotLine } from './ballot-card.tsx';

const meta = {
  title: 'Gegevens/Stemming',
  component: BallotCard,
  args: {
    state: <Status tone="done">Stemming open</Status>,
    since: 'sinds 20.38 uur',
    title: '6. Laadpalen in de parkeerkelder',
    wording: 'De vergadering laat acht laadpalen plaatsen. Wie laadt, betaalt zelf de stroom.',
    majority: 'twee derde van de uitgebrachte stemmen',
    hidden: 'Hoe er is gestemd, ziet u pas na het sluiten.',
    children: (
      <>
        <VotesCast votes={518} total={702} text="van de 702 aanwezige stemmen binnen" />
        <BallotLine>
          <span>23 van 31 appartementen</span>
          <Link href="#wie" isStandalone>
            Bekijk wie nog niet stemde (8)
          </Link>
        </BallotLine>
      </>
    ),
    actions: (
      <>
        <Button icon={mdiStopCircleOutline}>Sluit de stemming</Button>
        <LinkButton variant="quiet" icon={mdiHandBackLeftOutline} href="#handen">
          Handopsteken invoeren
        </LinkButton>
      </>
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

export const OpenOpTelefoon: Story = {};

export const Donker: Story = { globals: { scheme: 'dark' } };

export const MetKeuzes: Story = {
  args: { options: ['Dakdekker Jansen', 'Van der Meer Daken', 'Geen van beide'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('list', { name: 'Keuze uit' })).toBeVisible();
  },
};

export const OvervolOpTelefoon: Story = {
  args: { title: longName, wording: longName, options: [longName], majority: longName, since: longName },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
