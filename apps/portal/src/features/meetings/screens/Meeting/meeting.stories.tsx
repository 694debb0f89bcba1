import type { AgendaItem } from '@mijn/domain/agenda';
import { agendaContract } from '@mijn/domain/agenda/contract';
import { DAY_MS } from '@mijn/domain/limits';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import type { Meeting } from '@mijn/domain/meetings';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aBoardMember, aUser } from '@mijn/api/mock/auth';
import { agendaCalls } from '@mijn/api/mock/agenda';
import { idOf, mockCall, neverResponds, refuse } from '@mijn/api/mock/call';
import { convocationsCalls } from '@mijn/api/mock/convocations';
import { decisionsCalls } from '@mijn/api/mock/decisions';
import { aMeeting, meetingsCalls } from '@mijn/api/mock/meetings';
import { someDecisions } from '../../../../testing/decisions-data.ts';
import { meetingPageCalls } from '../../../../testing/calls/meeting-page-calls.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { slowly } from '../../../../testing/calls/slowly.ts';
import { closedDoorCalls } from '../../../../testing/hall-data.ts';
import {
  cancelledMeeting,
  changedAgenda,
  nextAgenda,
  nextMeeting,
  someMeetings,
  tooManyItems,
  tooManyMeetings,
} from '../../../../testing/meetings-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Vergadering' } satisfies Meta;

export default meta;

const PATH = `/meetings/${nextMeeting.id}`;
const withMeetings = (meetings: readonly Meeting[], path = PATH, items: readonly AgendaItem[] = []) => ({
  path,
  calls: () => [
    ...sessionCalls(aUser()),
    ...decisionsCalls(),
    ...convocationsCalls(),
    ...meetingPageCalls(),
    ...meetingsCalls(meetings),
    ...agendaCalls(items),
  ],
});

export const Laden = screenStory(
  {
    path: PATH,
    calls: () => [
      mockCall(meetingsContract.getMeeting, neverResponds),
      ...agendaCalls(),
      ...sessionCalls(aUser()),
      ...decisionsCalls(),
      ...convocationsCalls(),
      ...meetingPageCalls(),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Vergadering' })).toBeVisible();
    },
  },
);

export const Gevuld = screenStory(withMeetings(someMeetings), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('list', { name: 'Documenten' })).toBeVisible();
    const facts = within(
      canvas.getByRole('heading', { name: 'Gegevens' }).closest('section') ?? document.body,
    );
    const terms = facts.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Ingangsdatum begroting', 'Opdrachtgever', 'Vergadercoach', 'Verzonden op']);
    await expect(canvas.getByRole('heading', { level: 1, name: nextMeeting.concerns })).toBeVisible();
    await expect(canvas.getByText('Aankomende vergadering')).toBeVisible();
    await expect(canvas.getByText('woensdag 9 december 2026')).toBeInTheDocument();
    await expect(canvas.getByText(/19\.30 uur tot 22\.00 uur/u).closest('p')).toHaveTextContent(/Locatie: /u);
    await userEvent.click(await canvas.findByText('Stemregels'));
    await expect(
      await canvas.findByText('Minstens de helft van alle stemmen moet aanwezig zijn.'),
    ).toBeVisible();
    // What the member does comes first, and the documents before the facts, also for a screen reader.
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings.slice(0, 3)).toEqual(['Uw deelname', 'Documenten', 'Gegevens']);
    await expect(canvas.getByRole('link', { name: 'In mijn kalender' })).toHaveAttribute('download');
    await expect(canvas.getByRole('link', { name: 'Alle stukken (zip)' })).toHaveAttribute('download');
  },
});

export const GevuldOpTelefoon = { ...Gevuld };

const askedAgenda = nextAgenda.map((item) => (item.number === 4 ? { ...item, question_count: 2 } : item));

export const MetAgenda = screenStory(withMeetings(someMeetings, PATH, askedAgenda), {
  async play({ canvas }) {
    const agenda = within(await canvas.findByRole('region', { name: 'Agenda' }));
    const about = { name: '2 vragen aan het bestuur over punt 4, Begroting 2027' };
    await expect(agenda.getByRole('button', about)).toHaveTextContent('2 vragen aan het bestuur');
    await expect(agenda.getByText('7 punten, 3 voorstellen')).toBeVisible();
    const items = agenda.getAllByRole('heading', { level: 3 });
    await expect(items[3]).toHaveTextContent('Begroting 2027');
    await expect(agenda.getAllByText(/667 van de 1\.000 stemmen/u)).toHaveLength(2);
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings.slice(0, 3)).toEqual(['Uw deelname', 'Documenten', 'Agenda']);
    // The list of all documents keeps those that an item names.
    const documents = within(canvas.getByRole('list', { name: 'Documenten' }));
    await expect(documents.getByRole('link', { name: 'Begroting 2027' })).toBeVisible();
  },
});

export const MetAgendaOpTelefoon = { ...MetAgenda };

export const AgendaGewijzigd = screenStory(withMeetings(someMeetings, PATH, changedAgenda), {
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Gewijzigd na de oproep, op/u)).toHaveTextContent(
      'Gewijzigd na de oproep, op 20-11-2026',
    );
  },
});

export const StukBijAgendapunt = screenStory(withMeetings(someMeetings, PATH, nextAgenda), {
  tags: ['toets'],
  async play({ canvas, userEvent }) {
    const agenda = within(await canvas.findByRole('region', { name: 'Agenda' }));
    await userEvent.click(agenda.getByRole('link', { name: /Begroting 2027/u }));
    await expect(await screen.findByRole('dialog', { name: 'Begroting 2027' })).toBeVisible();
  },
});

export const AgendaNietGeladen = screenStory(
  {
    path: PATH,
    calls: () => [
      mockCall(agendaContract.listAgendaItems, refuse('internal_error')),
      ...sessionCalls(aUser()),
      ...meetingPageCalls(),
      ...decisionsCalls(),
      ...convocationsCalls(),
      ...meetingsCalls(someMeetings),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De agenda is niet geladen')).toBeVisible();
      await expect(canvas.getByRole('list', { name: 'Documenten' })).toBeVisible();
    },
  },
);

export const VanLadenNaarGevuld = screenStory(
  {
    path: PATH,
    calls: () => [
      slowly(),
      ...sessionCalls(aUser()),
      ...decisionsCalls(),
      ...convocationsCalls(),
      ...meetingPageCalls(),
      ...meetingsCalls(someMeetings),
      ...agendaCalls(),
    ],
  },
  {
    parameters: { standsStill: true },
    async play({ canvas }) {
      await expect(await canvas.findByRole('list', { name: 'Documenten' })).toBeVisible();
    },
  },
);

export const VanLadenNaarGevuldOpTelefoon = { ...VanLadenNaarGevuld };

export const VanLadenNaarMetAgenda = screenStory(
  {
    path: PATH,
    calls: () => [
      slowly(),
      ...sessionCalls(aUser()),
      ...meetingPageCalls(),
      ...decisionsCalls(),
      ...convocationsCalls(),
      ...meetingsCalls(someMeetings),
      ...agendaCalls(nextAgenda),
    ],
  },
  {
    parameters: { standsStill: true },
    async play({ canvas }) {
      await expect(await canvas.findByRole('region', { name: 'Agenda' })).toBeVisible();
    },
  },
);

export const Voorbij = screenStory(withMeetings(someMeetings, `/meetings/${someMeetings[1]?.id}`), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Notulen ALV 10-6-2026' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'In mijn kalender' })).not.toBeInTheDocument();
  },
});

const [, ...decisionsOfPast] = someDecisions();

export const MetBesluiten = screenStory(
  {
    path: `/meetings/${someMeetings[1]?.id}`,
    calls: () => [
      ...decisionsCalls(decisionsOfPast),
      ...convocationsCalls(),
      ...sessionCalls(aUser()),
      ...meetingPageCalls(),
      ...meetingsCalls(someMeetings),
      ...agendaCalls(),
    ],
  },
  {
    async play({ canvas, userEvent }) {
      const decisions = within(await canvas.findByRole('list', { name: 'Besluiten' }));
      await expect(decisions.getAllByRole('link')[1]).toHaveTextContent(
        /Camera’s in de fietsenkelder.*Verworpen.*voor 188, tegen 412, onthouding 72/u,
      );
      await expect(canvas.getByRole('link', { name: 'Alle besluiten' })).toBeVisible();
      await userEvent.click(decisions.getByRole('link', { name: /Camera’s/u }));
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Camera’s in de fietsenkelder' }),
      ).toBeVisible();
    },
  },
);

export const MetBesluitenOpTelefoon = { ...MetBesluiten };

export const VoorbijOpTelefoon = { ...Voorbij };

export const Geannuleerd = screenStory(withMeetings([cancelledMeeting], `/meetings/${cancelledMeeting.id}`), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Deze vergadering gaat niet door.')).toBeVisible();
    await expect(canvas.getByText('Geannuleerd')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'In mijn kalender' })).not.toBeInTheDocument();
  },
});

export const GeannuleerdOpTelefoon = { ...Geannuleerd };

/** How far away a meeting is depends on the day on which the story is shown. */
const in19Days = new Date(Date.now() + 19 * DAY_MS).toISOString();

export const WeinigBekend = screenStory(
  withMeetings([aMeeting(1, { meeting_date: in19Days, location: null })]),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Er zijn nog geen stukken voor deze vergadering.')).toBeVisible();
      await expect(canvas.getByText('Aankomende vergadering').closest('p')).toHaveTextContent(
        'Aankomende vergadering, over 19 dagen',
      );
      await expect(canvas.queryByRole('link', { name: /zip/u })).not.toBeInTheDocument();
    },
  },
);

export const StukGeopend = screenStory(
  withMeetings(someMeetings, `${PATH}?document=${nextMeeting.documents[1]?.id}`),
  {
    async play({ canvas, userEvent }) {
      const viewer = await screen.findByRole('dialog', { name: 'Begroting 2027' });
      await expect(await within(viewer).findByRole('link', { name: 'Downloaden' })).toBeVisible();
      // The dialog handles Escape only when the focus is inside the dialog.
      await waitFor(() => expect(viewer.contains(document.activeElement)).toBe(true));
      await userEvent.keyboard('{Escape}');
      await expect(await canvas.findByRole('list', { name: 'Documenten' })).toBeVisible();
    },
  },
);

const OVERFULL = `/meetings/${tooManyMeetings[0]?.id}`;

export const Overvol = screenStory(withMeetings(tooManyMeetings, OVERFULL, tooManyItems), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('list', { name: 'Documenten' })).toBeVisible();
  },
});

export const OvervolOpTelefoon = screenStory(withMeetings(tooManyMeetings, OVERFULL, tooManyItems), {
  async play({ canvas }) {
    await canvas.findByRole('list', { name: 'Documenten' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const BestaatNiet = screenStory(withMeetings(someMeetings, `/meetings/${idOf(8, 99)}`), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Deze vergadering bestaat niet (meer)')).toBeVisible();
    await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Vergaderingen' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Vergaderingen' })).toBeVisible();
  },
});

const ofBoard = (items: readonly AgendaItem[], meeting: Partial<Meeting> = {}) => ({
  path: PATH,
  calls: () => [
    ...sessionCalls(aBoardMember()),
    ...decisionsCalls(),
    ...convocationsCalls(),
    ...meetingPageCalls(),
    ...meetingsCalls([{ ...nextMeeting, ...meeting }]),
    ...closedDoorCalls(),
    ...agendaCalls(items),
  ],
});

export const AgendaVanHetBestuur = screenStory(ofBoard(nextAgenda, { is_convened: false }), {
  async play({ canvas, userEvent }) {
    const titles = () => canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Agenda wijzigen' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Zet “Begroting 2027” lager' }));
    await expect(await canvas.findByText('“Begroting 2027” staat nu op nummer 5.')).toBeVisible();
    await waitFor(() =>
      expect(titles().indexOf('Begroting 2027')).toBeGreaterThan(titles().indexOf('Zonnepanelen op het dak')),
    );
    // Whoever moves it once more stays on the button.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Zet “Begroting 2027” lager' })).toHaveFocus(),
    );
    const first = canvas.queryByRole('button', { name: /^Zet “Opening en mededelingen” hoger/u });
    await expect(first).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Meer over “Rondvraag en sluiting”' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Verwijderen' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Verwijderen' }));
    await waitFor(() => expect(titles()).not.toContain('Rondvraag en sluiting'));
  },
});

export const AgendaVanHetBestuurOpTelefoon = screenStory(ofBoard(nextAgenda), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Agendapunt toevoegen' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const NogGeenAgenda = screenStory(ofBoard([]), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Deze vergadering heeft nog geen agenda.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Agendapunt toevoegen' })).toBeVisible();
  },
});

export const AgendaLigtVast = screenStory(ofBoard(nextAgenda, { has_begun: true }), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Begroting 2027' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Agendapunt toevoegen' })).not.toBeInTheDocument();
  },
});
