import { meetingsContract } from '@mijn/domain/meetings/contract';
import type { Meeting } from '@mijn/domain/meetings';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { mockCall, neverResponds, refuse } from '@mijn/api/mock/call';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { slowly } from '../../../../testing/calls/slowly.ts';
import {
  fullAgenda,
  cancelledMeeting,
  nextMeeting,
  someMeetings,
  tooManyMeetings,
} from '../../../../testing/meetings-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Vergaderingen' } satisfies Meta;

export default meta;

const PATH = '/meetings';
const withMeetings = (meetings: readonly Meeting[], path = PATH) => ({
  path,
  calls: () => [...sessionCalls(aUser()), ...meetingsCalls(meetings)],
});

export const Laden = screenStory(
  {
    path: PATH,
    calls: () => [
      mockCall(meetingsContract.listMeetings, neverResponds),
      mockCall(meetingsContract.listYears, neverResponds),
      ...sessionCalls(aUser()),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Vergaderingen' })).toBeVisible();
      await expect(canvas.queryByRole('list', { name: 'Komende vergaderingen' })).not.toBeInTheDocument();
    },
  },
);

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

export const VanLadenNaarJaar = screenStory(
  {
    path: `${PATH}?jaar=2025`,
    calls: () => [slowly(), ...sessionCalls(aUser()), ...meetingsCalls(someMeetings)],
  },
  {
    parameters: { standsStill: true },
    async play({ canvas }) {
      await expect(await canvas.findByRole('list', { name: 'Vergaderingen van 2025' })).toBeVisible();
    },
  },
);

export const VanLadenNaarJaarOpTelefoon = { ...VanLadenNaarJaar };

export const Leeg = screenStory(withMeetings([]), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Nog geen vergaderingen')).toBeVisible();
  },
});

export const Gevuld = screenStory(withMeetings(someMeetings), {
  async play({ canvas }) {
    const upcoming = await canvas.findByRole('list', { name: 'Komende vergaderingen' });
    await expect(upcoming).toHaveTextContent('woensdag 9 december 2026');
    await expect(upcoming).toHaveTextContent('19.30 uur, Buurthuis De Sluis, Rotterdam');
    const years = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(years).toEqual(['2026', '2025']);
    await expect(canvas.getAllByRole('link', { name: /^In mijn kalender/u })).toHaveLength(1);
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

export const Geannuleerd = screenStory(withMeetings([cancelledMeeting, ...someMeetings]), {
  async play({ canvas }) {
    const upcoming = await canvas.findByRole('list', { name: 'Komende vergaderingen' });
    const [first, second] = within(upcoming).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Geannuleerd');
    await expect(second).not.toHaveTextContent('Geannuleerd');
    await expect(canvas.getAllByRole('link', { name: /^In mijn kalender/u })).toHaveLength(1);
  },
});

export const GeannuleerdOpTelefoon = { ...Geannuleerd };

export const AlleenGepland = screenStory(withMeetings([nextMeeting]), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('list', { name: 'Komende vergaderingen' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Eerdere vergaderingen' })).not.toBeInTheDocument();
  },
});

const noneToCome = { name: 'Komende vergaderingen' };

export const Gezocht = screenStory(withMeetings(someMeetings), {
  async play({ canvas, userEvent }) {
    await canvas.findByRole('list', { name: 'Komende vergaderingen' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Zoek op woord of datum' }), 'notulen juni');
    await expect(await canvas.findByText('1 vergadering')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Algemene ledenvergadering/u })).toBeVisible();
    await expect(canvas.queryByRole('heading', noneToCome)).not.toBeInTheDocument();
  },
});

export const GezochtOpTelefoon = { ...Gezocht };

export const EenJaar = screenStory(withMeetings(someMeetings), {
  async play({ canvas, userEvent }) {
    const year = await canvas.findByRole('button', { name: 'Jaar' });
    await waitFor(() => expect(year).toBeEnabled());
    await userEvent.click(year);
    await userEvent.click(await screen.findByRole('option', { name: '2026' }));
    await expect(await canvas.findByText('3 vergaderingen')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Komende vergaderingen' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Vergaderingen van 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder filter Jaar: 2026' }));
    await expect(await canvas.findByRole('list', { name: 'Vergaderingen van 2025' })).toBeVisible();
  },
});

export const EenVoorbijJaarOpTelefoon = screenStory(withMeetings(someMeetings, `${PATH}?jaar=2025`), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('list', { name: 'Vergaderingen van 2025' })).toBeVisible();
    await expect(canvas.queryByRole('heading', noneToCome)).not.toBeInTheDocument();
  },
});

export const NietsGevonden = screenStory(withMeetings(someMeetings, `${PATH}?zoek=xyzzy&jaar=2026`), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('heading', { name: 'Niets gevonden' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Alle filters weghalen' }));
    await expect(await canvas.findByRole('list', { name: 'Vergaderingen van 2025' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

export const NietsGevondenOpTelefoon = screenStory(withMeetings(someMeetings, `${PATH}?zoek=xyzzy`), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Niets gevonden' })).toBeVisible();
  },
});

export const VolleAgenda = screenStory(withMeetings(fullAgenda), {
  async play({ canvas, userEvent }) {
    const pages = await canvas.findByRole('navigation', { name: 'Bladeren door komende vergaderingen' });
    await expect(pages).toHaveTextContent('1–25 van 30');
    await userEvent.click(within(pages).getByRole('button', { name: 'Volgende' }));
    await expect(await canvas.findByRole('link', { name: /^Bestuursvergadering 30\b/u })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Bestuursvergadering 1\b/u })).not.toBeInTheDocument();
    await expect(canvas.getByRole('list', { name: 'Vergaderingen van 2026' })).toBeVisible();
  },
});

export const VolleAgendaOpTelefoon = { ...VolleAgenda };

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

export const Storing = screenStory(
  {
    path: PATH,
    calls: () => [
      mockCall(meetingsContract.listMeetings, refuse('internal_error')),
      ...sessionCalls(aUser()),
      ...meetingsCalls([nextMeeting]),
    ],
  },
  {
    async play({ canvas }) {
      await waitFor(() => expect(canvas.getAllByText('De vergaderingen zijn niet geladen')).toHaveLength(2));
    },
  },
);

export const Agendaabonnement = screenStory(withMeetings(someMeetings), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kalenderabonnement' }));
    const dialog = await screen.findByRole('dialog', { name: 'Kalenderabonnement' });
    const field = await within(dialog).findByRole('textbox', { name: 'Adres van uw abonnement' });
    await expect(field).toHaveValue(
      'https://mijn.waterpas.example/api/calendar-feed/meetings.ics?key=sleutel-1',
    );
    await expect(within(dialog).getByRole('link', { name: 'Open in mijn kalender-app' })).toHaveAttribute(
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
      await userEvent.click(await canvas.findByRole('button', { name: 'Kalenderabonnement' }));
      const dialog = await screen.findByRole('dialog', { name: 'Kalenderabonnement' });
      await expect(await within(dialog).findByText('Het adres is niet geladen')).toBeVisible();
      await expect(within(dialog).getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
    },
  },
);
