import { agendaCalls, someAgendaItems } from '@mijn/api/mock/agenda';
import { aBoardMember } from '@mijn/api/mock/auth';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { convocationsCalls } from '@mijn/api/mock/convocations';
import { decisionsCalls } from '@mijn/api/mock/decisions';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { presenceCalls, somePresence } from '@mijn/api/mock/presence';
import { agendaContract } from '@mijn/domain/agenda/contract';
import type { AuthUser } from '@mijn/domain/auth';
import type { Meeting } from '@mijn/domain/meetings';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { meetingPageCalls } from '../../../../testing/calls/meeting-page-calls.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { LONG_NAME } from '../../../../testing/long-name.ts';
import { nextMeeting } from '../../../../testing/meetings-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Agendapunt' } satisfies Meta;

export default meta;

const items = someAgendaItems();
const budget = items.find(({ title }) => title === 'Begroting 2027');

interface Shown {
  path?: string;
  user?: AuthUser;
  meeting?: Partial<Meeting>;
  isHeld?: boolean;
}

const calls = ({ user = aBoardMember(), meeting, isHeld = false }: Shown = {}) => [
  ...presenceCalls({ presence: somePresence({ is_held: isHeld }) }),
  ...sessionCalls(user),
  ...meetingPageCalls(),
  ...decisionsCalls(),
  ...convocationsCalls(),
  ...meetingsCalls([{ ...nextMeeting, is_convened: false, ...meeting }]),
  ...agendaCalls(items),
];

const shown = ({ path = 'agenda/add', ...given }: Shown = {}) => ({
  path: `/meetings/${nextMeeting.id}/${path}`,
  calls: () => calls(given),
});

const EDIT = `agenda/edit/${budget?.id}`;

const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const Toevoegen = screenStory(shown(), {
  async play({ canvas, userEvent }) {
    const title = await canvas.findByLabelText('Onderwerp');
    await expect(canvas.queryByLabelText('Tekst van het besluit')).not.toBeInTheDocument();
    await userEvent.type(title, 'Laadpalen');
    await userEvent.click(canvas.getByRole('radio', { name: 'Te besluiten' }));
    await userEvent.type(await canvas.findByLabelText('Tekst van het besluit'), 'De vergadering besluit.');
    await userEvent.click(canvas.getByRole('button', { name: 'Grote uitgaven' }));
    await expect(await canvas.findByDisplayValue('Grote uitgaven')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Begroting 2027' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Toevoegen' }));
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Laadpalen' })).toBeVisible();
    await expect(await canvas.findByText('“Laadpalen” staat op de agenda.')).toBeVisible();
  },
});

export const ToevoegenOpTelefoon = screenStory(shown(), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Te besluiten' }));
    await expect(await canvas.findByLabelText('Tekst van het besluit')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Dit is een verkiezing' }));
    await expect(await canvas.findByText('Wie is gekozen?')).toBeVisible();
    await fits();
  },
});

export const Fouten = screenStory(shown(), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Te besluiten' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Toevoegen' }));
    await expect((await canvas.findAllByText('Vul dit veld in.')).length).toBeGreaterThanOrEqual(2);
  },
});

export const Wijzigen = screenStory(shown({ path: EDIT, meeting: { is_convened: true } }), {
  async play({ canvas, userEvent }) {
    const title = await canvas.findByLabelText('Onderwerp');
    await expect(title).toHaveValue('Begroting 2027');
    await expect(canvas.getByText('De leden hebben de oproep al ontvangen')).toBeVisible();
    await userEvent.type(title, ', tweede versie');
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await expect(
      await canvas.findByRole('heading', { level: 3, name: 'Begroting 2027, tweede versie' }),
    ).toBeVisible();
  },
});

export const IemandAndersWasEerder = screenStory(
  {
    path: `/meetings/${nextMeeting.id}/${EDIT}`,
    calls: () => [mockCall(agendaContract.updateAgendaItem, refuse('conflict')), ...calls()],
  },
  {
    async play({ canvas, userEvent }) {
      await userEvent.type(await canvas.findByLabelText('Onderwerp'), '!');
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
      await expect(await canvas.findByText('Iemand anders heeft dit agendapunt gewijzigd')).toBeVisible();
      await expect(canvas.getAllByText('(Te besluiten)')[0]).toBeVisible();
      await expect(canvas.getByDisplayValue('Begroting 2027!')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Mijn tekst opslaan' })).toBeVisible();
    },
  },
);

/** Somebody else deleted the item. What was typed stays, and can be added as a new item. */
export const IntussenVerwijderd = screenStory(
  {
    path: `/meetings/${nextMeeting.id}/${EDIT}`,
    calls: () => [mockCall(agendaContract.updateAgendaItem, refuse('not_found')), ...calls()],
  },
  {
    async play({ canvas, userEvent }) {
      await userEvent.type(await canvas.findByLabelText('Onderwerp'), ' nieuw');
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
      await expect(await canvas.findByText('“Begroting 2027” is verwijderd')).toBeVisible();
      await expect(canvas.getByLabelText('Onderwerp')).toHaveValue('Begroting 2027 nieuw');
      await userEvent.click(canvas.getByRole('button', { name: 'Toevoegen als nieuw agendapunt' }));
      await expect(
        await canvas.findByRole('heading', { level: 3, name: 'Begroting 2027 nieuw' }),
      ).toBeVisible();
    },
  },
);

export const EenKeuze = screenStory(shown({ path: EDIT }), {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText(/^Keuzes/u), 'Ja');
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await expect((await canvas.findAllByText('Kies er minstens 2.'))[0]).toBeVisible();
  },
});

export const Verdwenen = screenStory(shown({ path: 'agenda/edit/01a1f9c4-c6f4-7226-b044-46c8cecb18b1' }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Dit agendapunt bestaat niet (meer)')).toBeVisible();
  },
});

/** While the meeting is held, the form leads back to the screen with which the board leads it. */
export const TijdensDeVergadering = screenStory(
  shown({
    path: `${EDIT}?van=leiden`,
    meeting: { has_begun: true, is_convened: true },
    isHeld: true,
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByLabelText('Onderwerp')).toHaveValue('Begroting 2027');
      await expect(canvas.getByText(/tellen stemmen vooraf en opdrachten/u)).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Annuleren' })).toHaveAttribute(
        'href',
        expect.stringContaining('/hold?'),
      );
    },
  },
);

/** A new item begins as a copy of the one that is divided, and stands behind it. */
export const Splitsen = screenStory(shown({ path: `agenda/split/${budget?.id}` }), {
  async play({ canvas, userEvent }) {
    const title = await canvas.findByLabelText('Onderwerp');
    await expect(title).toHaveValue('Begroting 2027');
    await expect(canvas.getByText('Dit wordt een nieuw punt, direct na punt 4')).toBeVisible();
    await userEvent.type(title, ', deel 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Toevoegen' }));
    await canvas.findByRole('heading', { level: 3, name: 'Begroting 2027, deel 2' });
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles.indexOf('Begroting 2027, deel 2')).toBe(titles.indexOf('Begroting 2027') + 1);
  },
});

export const Voorbij = screenStory(shown({ meeting: { has_begun: true } }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('De agenda ligt vast')).toBeVisible();
    await expect(canvas.queryByLabelText('Onderwerp')).not.toBeInTheDocument();
  },
});

export const AlleenLezen = screenStory(
  shown({
    user: aBoardMember({
      impersonation: { staff_name: 'Sara Staf', ends_at: '2099-11-20T15:00:00.000Z', is_read_only: true },
    }),
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText(/en kunt niets wijzigen/u)).toBeVisible();
    },
  },
);

export const Overvol = screenStory(
  shown({
    meeting: {
      concerns: LONG_NAME,
      documents: nextMeeting.documents.map((document) =>
        Object.assign({}, document, { name: `${LONG_NAME}.pdf` }),
      ),
    },
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByLabelText('Onderwerp')).toBeVisible();
      await fits();
    },
  },
);
