import { mdiCalendarPlus } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { press } from '../../.storybook/press.ts';
import { Card } from '../card/card.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { MeetingList, MeetingListSkeleton, MeetingRow } from './meeting-list.tsx';

const addToCalendar = (
  <LinkButton variant="text" icon={mdiCalendarPlus} href="#agenda" download>
    In mijn kalender
  </LinkButton>
);

const meta = {
  title: 'Gegevens/Vergaderingen',
  component: MeetingRow,
  render: (args) => (
    <MeetingList label="Vergaderingen">
      <MeetingRow {...args} />
      <MeetingRow {...args} name="Extra vergadering over de dakgoot" date="2026-06-10T20:00:00" isOver />
    </MeetingList>
  ),
  args: {
    name: 'Algemene ledenvergadering',
    href: '#vergadering',
    date: '2026-12-09T19:30:00',
    location: 'Buurthuis De Sluis, Rotterdam',
    documentCount: 5,
  },
} satisfies Meta<typeof MeetingRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    const [row] = canvas.getAllByRole('listitem');
    await expect(row).toHaveTextContent('woensdag 9 december 2026');
    await expect(row).toHaveTextContent('19.30 uur, Buurthuis De Sluis, Rotterdam');
    await expect(row).toHaveTextContent('5 stukken');
  },
};

export const BeginstandOpTelefoon: Story = { ...Beginstand };

export const Kaal: Story = {
  args: { location: null, documentCount: 0 },
  async play({ canvas }) {
    const [row] = canvas.getAllByRole('listitem');
    await expect(row).toHaveTextContent(/19\.30 uur$/u);
  },
};

/** In een brede lijst staat de knop aan het eind van de rij. */
export const MetKnop: Story = {
  args: { action: addToCalendar },
  async play({ canvas }) {
    const [name] = canvas.getAllByRole('link', { name: /^Algemene ledenvergadering/u });
    const [button] = canvas.getAllByRole('link', { name: 'In mijn kalender' });
    await expect(button?.getBoundingClientRect().left).toBeGreaterThan(
      name?.getBoundingClientRect().right ?? Infinity,
    );
  },
};

export const MetKnopOpTelefoon: Story = {
  args: { action: addToCalendar },
  async play({ canvas }) {
    const [documents] = canvas.getAllByText('5 stukken');
    const [button] = canvas.getAllByRole('link', { name: 'In mijn kalender' });
    await expect(button?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      documents?.getBoundingClientRect().bottom ?? Infinity,
    );
  },
};

/** De rij zegt het met een woord, want niet iedereen ziet de kleur. */
export const Geannuleerd: Story = {
  args: { isCancelled: true },
  async play({ canvas }) {
    const [row] = canvas.getAllByRole('listitem');
    await expect(row).toHaveTextContent('Geannuleerd');
  },
};

export const GeannuleerdOpTelefoon: Story = { ...Geannuleerd };

export const InEenKaart: Story = {
  args: { action: addToCalendar },
  render: (args) => (
    <Card title="Volgende vergadering">
      <MeetingList label="Volgende vergadering" look="plain">
        <MeetingRow {...args} />
      </MeetingList>
    </Card>
  ),
  async play({ canvas }) {
    await press('Tab');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Algemene ledenvergadering/u })).toHaveFocus(),
    );
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'In mijn kalender' })).toHaveFocus());
  },
};

export const InEenKaartOpTelefoon: Story = { ...InEenKaart };

export const Laden: Story = { render: () => <MeetingListSkeleton /> };

export const LadenOnderEenJaar: Story = { render: () => <MeetingListSkeleton hasYear /> };

export const OvervolOpTelefoon: Story = {
  args: { name: longName, location: longName, documentCount: 1200, action: addToCalendar },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
