import {
  mdiCalendarCheckOutline,
  mdiClipboardCheckOutline,
  mdiMessageTextOutline,
  mdiTimerSand,
  mdiWrench,
} from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { photos } from '../../.storybook/media/photos.ts';
import { Button } from '../button/button.tsx';
import { MessageText } from '../message-feed/message-feed.tsx';
import { PhotoGrid } from '../photo-grid/photo-grid.tsx';
import { Status } from '../status/status.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { History, HistoryEvent, HistoryMessage, HistoryReply, HistorySkeleton } from './history.tsx';

const busy = (
  <Status tone="busy" size="small" icon={mdiWrench}>
    In behandeling
  </Status>
);
const waiting = (
  <Status tone="waiting" size="small" icon={mdiTimerSand}>
    Wacht op derden
  </Status>
);

const meta = {
  title: 'Gegevens/Verloop met berichten',
  component: HistoryMessage,
  args: {
    author: 'mevrouw I. Brouwer-Smit',
    shownAuthor: 'Mevrouw I. Brouwer-Smit',
    roleLabel: 'melder',
    dateTime: '2026-11-12T18:42:00Z',
    moment: '12-11-2026, 19.42 uur',
    children: <MessageText text="Er loopt water langs de balk naar ons plafond op de tweede verdieping." />,
  },
  render: (args) => (
    <History label="Verloop">
      <HistoryMessage
        {...args}
        extras={
          <PhotoGrid label="Foto's" size="small" photos={photos.slice(0, 3)} onOpen={() => undefined} />
        }
      />
      <HistoryEvent
        icon={mdiClipboardCheckOutline}
        title="Overgenomen door Waterpas"
        dateTime="2026-11-16T07:55:00Z"
        moment="16-11-2026, 8.55 uur"
      >
        <MessageText text="Behandelaar is de heer K. Overdijk. Het nummer is nu AP-2026-029." />
      </HistoryEvent>
      <HistoryEvent
        icon={mdiCalendarCheckOutline}
        title="Gepland op woensdag 25 november 2026"
        dateTime="2026-11-17T13:20:00Z"
        moment="17-11-2026, 14.20 uur"
      />
      <HistoryMessage
        author="de heer B. Bakker"
        roleLabel="bestuur"
        look="strong"
        dateTime="2026-11-18T20:05:00Z"
        moment="18-11-2026, 21.05 uur"
      >
        <MessageText text="Waait het dekzeil los? Bel dan meteen Waterpas: 010 123 45 67." />
      </HistoryMessage>
      <HistoryEvent
        icon={mdiTimerSand}
        title="Wacht op Loodgietersbedrijf Van der Meer"
        dateTime="2026-11-20T10:10:00Z"
        moment="20-11-2026, 11.10 uur"
        isNew
        change={{ before: busy, after: waiting }}
      />
      <HistoryMessage
        {...args}
        shownAuthor="U"
        moment="vandaag, 9.12 uur"
        actions={
          <>
            <Button variant="link">Wijzig</Button>
            <Button variant="link">Verwijder</Button>
            <span>kan nog 12 minuten</span>
          </>
        }
      >
        <MessageText text="Op 2 december ben ik thuis." />
      </HistoryMessage>
      <HistoryReply icon={mdiMessageTextOutline}>
        <TextArea label="Uw reactie" value="" onChange={() => undefined} />
      </HistoryReply>
    </History>
  ),
} satisfies Meta<typeof HistoryMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gevuld: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('list', { name: 'Verloop' }).children).toHaveLength(7);
    await expect(canvas.getByRole('article', { name: 'U' })).toHaveTextContent('kan nog 12 minuten');
    await expect(
      canvas.getByText('Wacht op Loodgietersbedrijf Van der Meer').closest('li'),
    ).toHaveTextContent('nieuw');
  },
};

export const GevuldOpTelefoon: Story = {};

export const Laden: Story = { render: () => <HistorySkeleton /> };

export const OvervolOpTelefoon: Story = {
  args: {
    author: longName,
    shownAuthor: longName,
    roleLabel: 'melder',
    children: longName.replaceAll(' ', ''),
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
