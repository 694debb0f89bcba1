import { someAgendaItems } from '@mijn/api/mock/agenda';
import { aBoardMember } from '@mijn/api/mock/auth';
import { aBallot, aBallotApartment } from '@mijn/api/mock/ballots';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { somePresence } from '@mijn/api/mock/presence';
import { ballotsContract } from '@mijn/domain/ballots/contract';
import type { Meta } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { apartmentsOf, notEarly } from '../../../../testing/calls/hall-calls.ts';
import {
  closedBallot,
  firstBallot,
  hallStory,
  openBallot,
  present,
  residents,
  type ShownHall,
  votedApartments,
} from '../../../../testing/hall-data.ts';
import { LONG_NAME } from '../../../../testing/long-name.ts';
import { type Stage, screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/De vergadering leiden' } satisfies Meta;

export default meta;

const hold = (own: Omit<ShownHall, 'path'> = {}) => hallStory({ path: 'hold', ...own });

const press = async ({ canvas, userEvent }: Stage, name: RegExp | string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

const inDialog = async () => within(await screen.findByRole('alertdialog'));

const noOfficers = somePresence().officers;

const running = {
  hall: { ballots: [openBallot, closedBallot, firstBallot], apartments: votedApartments },
};

export const StemmingOpen = screenStory(hold(running), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Stemming open', { selector: 'span' })).toBeVisible();
    await expect(canvas.getByText('Vergadering bezig')).toBeVisible();
    await expect(canvas.getByText(/punt 6 van 7/u)).toBeVisible();
    await expect(await canvas.findByText('van de 744 aanwezige stemmen binnen')).toBeVisible();
    await expect(canvas.getByText('23 van 31 appartementen')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bekijk wie nog niet heeft gestemd (8)' })).toBeVisible();
    await expect(canvas.getByText('26 in de zaal, 5 online')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '5. Zonnepanelen op het dak' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Stemming openen/u })).not.toBeInTheDocument();
  },
});

export const StemmingOpenOpTelefoon = screenStory(hold(running), {
  async play({ canvas }) {
    await expect(await canvas.findByText('23 van 31 appartementen')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const StemmingOpenDonker = screenStory(hold(running), { globals: { scheme: 'dark' } });

/** The question says how many did not vote. The result is there at once. */
export const Sluiten = screenStory(hold(running), {
  async play(stage) {
    await press(stage, 'Stemming sluiten');
    const dialog = await inDialog();
    await expect(
      await dialog.findByText('8 appartementen hebben nog niet gestemd. Samen zijn dat 192 stemmen.'),
    ).toBeVisible();
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Stemming sluiten' }));
    await expect(
      await stage.canvas.findByRole('heading', { name: '6. Laadpalen in de parkeerkelder' }),
    ).toBeVisible();
    await waitFor(() => expect(stage.canvas.getByText(/gesloten om/u)).toBeVisible());
    await expect(await stage.canvas.findByText('Over alle voorstellen is gestemd')).toBeVisible();
  },
});

export const StoppenZonderUitslag = screenStory(hold(running), {
  async play(stage) {
    await press(stage, 'Stoppen zonder uitslag');
    const dialog = await inDialog();
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Stoppen zonder uitslag' }));
    await expect(
      await stage.canvas.findByRole('heading', { name: 'Nu: 6. Laadpalen in de parkeerkelder' }),
    ).toBeVisible();
  },
});

/** Another board member was earlier. */
export const AlGesloten = screenStory(
  hold({ ...running, first: () => [mockCall(ballotsContract.closeBallot, refuse('ballot_closed'))] }),
  {
    async play(stage) {
      await press(stage, 'Stemming sluiten');
      const dialog = await inDialog();
      await stage.userEvent.click(dialog.getByRole('button', { name: 'Stemming sluiten' }));
      await expect(await screen.findByText(/misschien door een ander bestuurslid/u)).toBeVisible();
    },
  },
);

export const BeginMetDeDeur = screenStory(hold({ hall: { attendees: residents(42) } }), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Beginnen met de deur' })).toBeVisible();
    await expect(canvas.getByText('0 in de zaal')).toBeVisible();
  },
});

/** Before the meeting begins, the door stays the next step, also when people are in. */
export const VoorHetBegin = screenStory(hold({ meeting: { has_begun: false } }), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Verdergaan aan de deur' })).toBeVisible();
    const other = await canvas.findByRole('button', {
      name: 'Stemming openen over punt 4, Begroting 2027',
    });
    await expect(other).toBeVisible();
  },
});

export const StemmingOpenen = screenStory(hold(), {
  async play(stage) {
    await press(stage, 'Stemming openen over punt 4');
    const dialog = await inDialog();
    await expect(await dialog.findByRole('radio', { name: 'Open' })).toBeChecked();
    await stage.userEvent.dblClick(dialog.getByRole('button', { name: 'Stemming openen' }));
    await expect(await stage.canvas.findByText('Stemming open', { selector: 'span' })).toBeVisible();
    await expect(await stage.canvas.findByText('0 van 31 appartementen')).toBeVisible();
  },
});

/** The chair may go on with too few votes. */
export const TeWeinigStemmen = screenStory(
  hold({ hall: { attendees: present(residents(20)), ballots: [firstBallot] } }),
  {
    async play(stage) {
      await press(stage, 'Volgende punt');
      await press(stage, 'Stemming openen over punt 5');
      const dialog = await inDialog();
      await expect(
        await dialog.findByText('Er zijn nog 187 stemmen te weinig voor een geldig besluit'),
      ).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Stemming openen' })).toBeEnabled();
    },
  },
);

export const AnderBestuurslidWasEerder = screenStory(
  hold({ first: () => [mockCall(ballotsContract.openBallot, refuse('ballot_open'))] }),
  {
    async play(stage) {
      await press(stage, 'Stemming openen over punt 4');
      const dialog = await inDialog();
      await stage.userEvent.click(dialog.getByRole('button', { name: 'Stemming openen' }));
      await expect(await dialog.findByText(/Er is al een stemming open/u)).toBeVisible();
    },
  },
);

export const OpnieuwStemmen = screenStory(hold({ hall: { ballots: [closedBallot, firstBallot] } }), {
  async play(stage) {
    await expect(
      await stage.canvas.findByText('voor 588 van 640 uitgebrachte stemmen, nodig 321'),
    ).toBeVisible();
    await press(stage, 'Opnieuw stemmen over punt 4, Begroting 2027');
    const dialog = await inDialog();
    await expect(
      await dialog.findByText(/vervangt het vorige, ook als het voorstel wordt verworpen/u),
    ).toBeVisible();
  },
});

export const UitslagOngeldig = screenStory(hold({ hall: { ballots: [closedBallot] } }), {
  async play(stage) {
    await press(stage, 'Uitslag ongeldig verklaren');
    const dialog = await inDialog();
    await stage.userEvent.type(dialog.getByRole('textbox'), 'De tweede rij is vergeten.');
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Ongeldig verklaren' }));
    await expect(await stage.canvas.findByText('De tweede rij is vergeten.')).toBeVisible();
    await expect(stage.canvas.getByText('Ongeldig verklaard')).toBeVisible();
  },
});

export const VoorzitterEnNotulist = screenStory(
  hold({ hall: { officers: { ...noOfficers, chair: 'T. Nguyen', is_chair_allowed: false } } }),
  {
    async play({ canvas, userEvent }) {
      await expect(await canvas.findByText('T. Nguyen')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Wijzigen' }));
      const dialog = await screen.findByRole('dialog', { name: 'Voorzitter en notulist' });
      const minuteTaker = await within(dialog).findByLabelText(/Notulist/u);
      await userEvent.type(minuteTaker, 'dijkstra');
      await userEvent.click(await within(dialog).findByRole('button', { name: 'H. Dijkstra' }));
      await waitFor(() => expect(minuteTaker).toHaveValue('H. Dijkstra'));
      await userEvent.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
      await expect(await canvas.findByText('H. Dijkstra')).toBeVisible();
    },
  },
);

export const GeenVoorstellen = screenStory(
  hold({ hall: { items: someAgendaItems().filter(({ proposal }) => proposal === null) } }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Er staat geen voorstel op de agenda')).toBeVisible();
    },
  },
);

export const GeenAgenda = screenStory(hold({ hall: { items: [] } }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Er staat geen voorstel op de agenda')).toBeVisible();
  },
});

export const DeurNogDicht = screenStory(
  hold({ meeting: { has_begun: false }, hall: { attendees: [], isHeld: false } }),
  {
    async play({ canvas }) {
      await expect(
        await canvas.findByText('Dit kan vanaf vrijdag 20 november 2026, 10.30 uur: dan gaat de deur open.'),
      ).toBeVisible();
      await expect(canvas.queryByRole('link', { name: 'Beginnen met de deur' })).not.toBeInTheDocument();
    },
  },
);

export const Voorbij = screenStory(hold({ hall: { isHeld: false, ballots: [closedBallot] } }), {
  async play({ canvas }) {
    await expect(await canvas.findByText(/De vergadering is voorbij/u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Opnieuw stemmen/u })).not.toBeInTheDocument();
    const draft = canvas.getByRole('link', { name: 'Conceptnotulen (Word)' });
    await expect(draft).toHaveAttribute('href', expect.stringMatching(/\/minutes-draft$/u));
  },
});

/** A ballot that was forgotten can be ended after the meeting. No other one can be opened. */
export const VoorbijMetOpenStemming = screenStory(
  hold({ hall: { isHeld: false, ballots: [openBallot, closedBallot] } }),
  {
    async play(stage) {
      const { canvas } = stage;
      await expect(
        await canvas.findByText('De vergadering is voorbij. U kunt alleen de stemming nog afronden.'),
      ).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Stoppen zonder uitslag' })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: 'Handopsteken invoeren' })).not.toBeInTheDocument();
      await press(stage, 'Stemming sluiten');
      const dialog = await inDialog();
      await stage.userEvent.click(dialog.getByRole('button', { name: 'Stemming sluiten' }));
      await expect(await canvas.findByText(/U kunt hier niets meer wijzigen/u)).toBeVisible();
      await expect(
        canvas.queryByRole('button', { name: /^Stemming openen|^Opnieuw stemmen/u }),
      ).not.toBeInTheDocument();
    },
  },
);

/** Two owners of one apartment voted differently. */
export const EigenarenOneens = screenStory(
  hold({ hall: { ...running.hall, progress: { apartments_divided: 1 } } }),
  {
    async play({ canvas }) {
      await expect(
        await canvas.findByText(
          'Bij 1 appartement hebben de eigenaren verschillend gestemd; die stemmen tellen nog niet.',
        ),
      ).toBeVisible();
    },
  },
);

export const Meekijken = screenStory(
  hold({
    ...running,
    user: {
      ...aBoardMember(),
      impersonation: { staff_name: 'Sara Staf', ends_at: '2099-11-20T15:00:00.000Z', is_read_only: true },
    },
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('U kijkt mee. U kunt hier niets wijzigen.')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Stemming sluiten' })).not.toBeInTheDocument();
    },
  },
);

/** What was known stays on the screen, and the page goes on when the connection is back. */
export const GeenVerbinding = screenStory(
  hold({
    ...running,
    first: () => [
      http.get('*/api/associations/:a/meetings/:m/ballots/:b/progress', () => HttpResponse.error(), {
        once: true,
      }),
    ],
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Geen verbinding')).toBeVisible();
      await expect(canvas.getByText(/is de stemming nog niet gesloten/u)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Stemming sluiten' })).toBeVisible();
      await waitFor(() => expect(canvas.queryByText('Geen verbinding')).not.toBeInTheDocument(), {
        timeout: 5000,
      });
      await expect(await canvas.findByText('23 van 31 appartementen')).toBeVisible();
    },
  },
);

export const Storing = screenStory(
  hold({ first: () => [mockCall(ballotsContract.listBallots, refuse('internal_error'))] }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De vergadering is niet geladen')).toBeVisible();
    },
  },
);

export const AndereKeuzes = screenStory(
  hold({
    hall: {
      ballots: [aBallot(1, { options: ['Zon op Zuid', 'De Zonnestraal'], is_secret: false })],
    },
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('list', { name: 'Keuze uit' })).toBeVisible();
    },
  },
);

export const Overvol = screenStory(
  hold({
    hall: {
      attendees: present(residents(200)),
      items: someAgendaItems().map((item) => Object.assign({}, item, { title: LONG_NAME })),
      ballots: [aBallot(1, { title: LONG_NAME, wording: LONG_NAME.repeat(4) })],
    },
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('0 van 200 appartementen')).toBeVisible();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  },
);

const budget = someAgendaItems().find(({ number }) => number === 4);

/** Two apartments voted before the meeting about item 4, and nobody represents them. */
const early = {
  ...notEarly,
  counts: [{ item_id: budget?.id ?? '', apartments: 2, votes: 48, votes_absent: 48 }],
};

const opened = [
  ...apartmentsOf(present(residents(31))),
  ...[32, 33].map((number) => aBallotApartment(number, { has_voted: true, is_early: true, people: [] })),
];

/** Votes from before the meeting count in an open ballot, and are left out of a secret one. */
export const VoorafGestemd = screenStory(hold({ hall: { early, opened } }), {
  async play(stage) {
    await press(stage, 'Stemming openen over punt 4');
    const dialog = await inDialog();
    await expect(
      await dialog.findByText('2 appartementen hebben vooraf gestemd. Die stemmen tellen mee.'),
    ).toBeVisible();
    await stage.userEvent.click(dialog.getByRole('radio', { name: 'Geheim' }));
    await expect(
      await dialog.findByText(
        '2 appartementen hebben vooraf gestemd. Die stemmen tellen niet in een geheime stemming',
      ),
    ).toBeVisible();
    await stage.userEvent.click(dialog.getByRole('radio', { name: 'Open' }));
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Stemming openen' }));
    await expect(await stage.canvas.findByText('2 van 33 appartementen')).toBeVisible();
    await expect(stage.canvas.getByText('2 appartementen hebben vooraf gestemd.')).toBeVisible();
  },
});

/** Votes from before the meeting do not hide that nobody is in the hall. */
export const VoorafGestemdEnNiemandAanwezig = screenStory(
  hold({ hall: { attendees: residents(42), early } }),
  {
    async play(stage) {
      await press(stage, 'Stemming openen over punt 4, Begroting 2027');
      const dialog = await inDialog();
      await expect(
        await dialog.findByText('2 appartementen hebben vooraf gestemd. Die stemmen tellen mee.'),
      ).toBeVisible();
      await expect(dialog.getByText('Er is nog niemand aanwezig')).toBeVisible();
    },
  },
);
