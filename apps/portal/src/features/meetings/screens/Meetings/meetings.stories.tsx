import { meetingsContract } from '@mijn/domain/meetings/contract';
import type { Meeting } from '@mijn/domain/meetings';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { aUser } from '../../../../testing/builders.ts';
import { meetingInList, meetingsCalls } from '../../../../testing/calls/meetings-calls.ts';
import { inTurn, mockCall, neverAnswered, refuse } from '../../../../testing/calls/mock-call.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { slowly } from '../../../../testing/calls/slowly.ts';
import { nextMeeting, someMeetings, tooManyMeetings } from '../../../../testing/meetings-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Vergaderingen' } satisfies Meta;

export default meta;

const PATH = '/meetings';
const withMeetings = (meetings: readonly Meeting[], user = aUser()) => ({
  path: PATH,
  calls: () => [...sessionCalls(user), ...meetingsCalls(meetings)],
});

export const Laden = screenStory(
  {
    path: PATH,
    calls: () => [mockCall(meetingsContract.listMeetings, neverAnswered), ...sessionCalls(aUser())],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Vergaderingen' })).toBeVisible();
      await expect(canvas.queryByRole('list', { name: 'Komende vergaderingen' })).not.toBeInTheDocument();
    },
  },
);

/** What stands there while the meetings load gives way to them without a jump. */
export const VanLadenNaarGevuld = screenStory(
  { path: PATH, calls: () => [slowly(), ...sessionCalls(aUser()), ...meetingsCalls(someMeetings)] },
  {
    parameters: { standsStill: true },
    async play({ canvas }) {
      await expect(await canvas.findByRole('list', { name: 'Komende vergaderingen' })).toBeVisible();
    },
  },
);

export const VanLadenNaarGevuldOpTelefoon = { ...VanLadenNaarGevuld };

export const Leeg = screenStory(withMeetings([]), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Nog geen vergaderingen')).toBeVisible();
  },
});

export const Gevuld = screenStory(withMeetings(someMeetings), {
  async play({ canvas }) {
    const upcoming = await canvas.findByRole('list', { name: 'Komende vergaderingen' });
    await expect(upcoming).toHaveTextContent('woensdag 9 december 2026');
    await expect(upcoming).toHaveTextContent('19.30 uur · Buurthuis De Sluis, Rotterdam');
    const years = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(years).toEqual(['2026', '2025']);
    await expect(
      within(canvas.getByRole('list', { name: 'Vergaderingen van 2026' })).getAllByRole('listitem'),
    ).toHaveLength(2);
  },
});

export const GevuldOpTelefoon = { ...Gevuld };

export const NietsGepland = screenStory(withMeetings(someMeetings.slice(1)), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Er is nog geen vergadering gepland.')).toBeVisible();
  },
});

export const AlleenGepland = screenStory(withMeetings([nextMeeting]), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('list', { name: 'Komende vergaderingen' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Eerdere vergaderingen' })).not.toBeInTheDocument();
  },
});

export const Overvol = screenStory(withMeetings(tooManyMeetings), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('list', { name: 'Vergaderingen van 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Volgende/u }));
    await expect(await canvas.findByRole('list', { name: 'Vergaderingen van 2019' })).toBeVisible();
  },
});

export const OvervolOpTelefoon = screenStory(withMeetings(tooManyMeetings), {
  async play({ canvas }) {
    await canvas.findByRole('list', { name: 'Vergaderingen van 2026' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const upcomingList = () => ({
  data: [meetingInList(nextMeeting)],
  meta: { page: 1, per_page: 100, total: 1 },
});

export const StoringDieOvergaat = screenStory(
  {
    path: PATH,
    calls: () => [
      mockCall(
        meetingsContract.listMeetings,
        inTurn(refuse('internal_error'), refuse('internal_error'), upcomingList),
      ),
      ...sessionCalls(aUser()),
    ],
  },
  {
    async play({ canvas, userEvent }) {
      const failures = await canvas.findAllByText('De vergaderingen zijn niet geladen');
      await expect(failures).toHaveLength(2);
      const [retry] = canvas.getAllByRole('button', { name: 'Opnieuw proberen' });
      if (retry) await userEvent.click(retry);
      await expect(await canvas.findByRole('list', { name: 'Komende vergaderingen' })).toBeVisible();
    },
  },
);

export const Agendaabonnement = screenStory(withMeetings(someMeetings), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agenda-abonnement' }));
    const dialog = await screen.findByRole('dialog', { name: 'Agenda-abonnement' });
    const address = await within(dialog).findByRole('textbox', { name: 'Adres van uw abonnement' });
    await expect(address).toHaveValue(
      'https://mijn.waterpas.example/api/calendar-feed/meetings.ics?key=sleutel-1',
    );
    await expect(within(dialog).getByRole('link', { name: 'Open in mijn agenda-app' })).toHaveAttribute(
      'href',
      'webcal://mijn.waterpas.example/api/calendar-feed/meetings.ics?key=sleutel-1',
    );
  },
});

export const AgendaabonnementOpTelefoon = { ...Agendaabonnement };

export const AgendaabonnementStoring = screenStory(
  {
    path: PATH,
    calls: () => [
      mockCall(meetingsContract.getCalendarFeed, refuse('unavailable')),
      ...sessionCalls(aUser()),
      ...meetingsCalls(someMeetings),
    ],
  },
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Agenda-abonnement' }));
      const dialog = await screen.findByRole('dialog', { name: 'Agenda-abonnement' });
      await expect(await within(dialog).findByText('Het adres is niet geladen')).toBeVisible();
      await expect(within(dialog).getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
    },
  },
);
