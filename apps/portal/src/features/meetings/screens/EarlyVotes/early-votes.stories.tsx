import { aUser } from '@mijn/api/mock/auth';
import { mockCall, Refusal, refuse } from '@mijn/api/mock/call';
import { aVoteFor } from '@mijn/api/mock/early-votes';
import { earlyVotesContract } from '@mijn/domain/early-votes/contract';
import type { Meta } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { earlyVotesScreen, votedAgenda, twoApartments } from '../../../../testing/early-votes-screen.ts';
import { LONG_NAME } from '../../../../testing/long-name.ts';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Vooraf stemmen' } satisfies Meta;

export default meta;

const BUDGET = 'Uw stem over punt 4 versturen';

const itemOf = async ({ canvas }: Stage, title: string) => {
  const heading = await canvas.findByRole('heading', { name: title });
  const item = heading.closest('li');
  if (!item) throw new Error('The heading is in no item.');
  return within(item);
};

const presses = async ({ canvas, userEvent }: Stage, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));

const choosesFor = async (stage: Stage, title: string, name: string) => {
  const item = await itemOf(stage, title);
  await stage.userEvent.click(await item.findByRole('radio', { name }));
};

const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** Each proposal is sent and confirmed by itself. A vote can be changed and withdrawn. */
export const StemmenWijzigenEnIntrekken = screenStory(earlyVotesScreen(), {
  async play(stage) {
    const { canvas, userEvent } = stage;
    await presses(stage, BUDGET);
    await expect(await canvas.findByText('Kies eerst wat u stemt.')).toBeVisible();
    await choosesFor(stage, 'Begroting 2027', 'Voor');
    await expect(await canvas.findByText('Uw keuze is nog niet verstuurd.')).toBeVisible();
    await presses(stage, BUDGET);
    const receipt = await canvas.findByText('Uw stem is ontvangen');
    await waitFor(() => expect(receipt.closest('output')).toHaveFocus());
    await expect(canvas.getByRole('list', { name: 'Uw stemmen over punt 4' })).toHaveTextContent(
      'Uw appartementKadestraat 47 · 24 stemmenVoor',
    );
    await expect(canvas.getByRole('button', { name: 'Uw stem over punt 5 versturen' })).toBeVisible();
    await presses(stage, 'Uw stem over punt 4 wijzigen');
    await choosesFor(stage, 'Begroting 2027', 'Tegen');
    await expect(await canvas.findByText(/^Uw nieuwe keuze is nog niet verstuurd/u)).toBeVisible();
    await presses(stage, 'Laten zoals het was');
    await expect(await canvas.findByRole('list', { name: 'Uw stemmen over punt 4' })).toHaveTextContent(
      'Voor',
    );
    await presses(stage, 'Uw stem over punt 4 intrekken');
    const question = within(await screen.findByRole('alertdialog', { name: 'Uw stem intrekken?' }));
    await userEvent.click(question.getByRole('button', { name: 'Intrekken' }));
    await expect(await screen.findByText('Uw stem is ingetrokken.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: BUDGET })).toBeVisible();
  },
});

export const OpTelefoon = screenStory(
  earlyVotesScreen({ voted: { 4: aVoteFor(), 5: aVoteFor({ is_outdated: true }) } }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Uw stem is ontvangen')).toBeVisible();
      await fits();
    },
  },
);

export const OpTablet = screenStory(earlyVotesScreen({ voted: { 4: aVoteFor() } }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Uw stem is ontvangen')).toBeVisible();
    await fits();
  },
});

export const Donker = screenStory(earlyVotesScreen({ voted: { 4: aVoteFor() } }), {
  globals: { scheme: 'dark' },
});

/** One choice for all apartments, or one for each. */
export const TweeAppartementen = screenStory(earlyVotesScreen({ apartments: twoApartments }), {
  async play(stage) {
    const { canvas } = stage;
    await choosesFor(stage, 'Begroting 2027', 'Voor');
    await presses(stage, BUDGET);
    await expect(await canvas.findByText('Uw stemmen zijn ontvangen')).toBeVisible();
    await presses(stage, 'Uw stem over punt 4 wijzigen');
    const item = await itemOf(stage, 'Begroting 2027');
    await stage.userEvent.click(item.getByRole('button', { name: 'Stemmen per appartement' }));
    const second = within(await item.findByRole('radiogroup', { name: 'Kadestraat 3' }));
    await stage.userEvent.click(second.getByRole('radio', { name: 'Tegen' }));
    await presses(stage, 'Uw nieuwe stem over punt 4 versturen');
    const rows = await canvas.findByRole('list', { name: 'Uw stemmen over punt 4' });
    await waitFor(() =>
      expect(
        within(rows)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['Kadestraat 1Kadestraat 1 · 24 stemmenVoor', 'Kadestraat 3Kadestraat 3 · 24 stemmenTegen']),
    );
  },
});

export const Keuzes = screenStory(earlyVotesScreen(), {
  async play(stage) {
    await choosesFor(stage, 'Laadpalen in de parkeerkelder', 'Acht laadpalen');
    await presses(stage, 'Uw stem over punt 6 versturen');
    await expect(await stage.canvas.findByRole('list', { name: 'Uw stemmen over punt 6' })).toHaveTextContent(
      'Acht laadpalen',
    );
  },
});

const oldAgenda = votedAgenda.map((item) =>
  item.number === 4 && item.proposal
    ? { ...item, proposal: { ...item.proposal, wording: 'De begroting was lager.' } }
    : item,
);

/** The proposal says something else than at the vote. */
export const VoorstelGewijzigd = screenStory(
  earlyVotesScreen({ voted: { 4: aVoteFor({ is_outdated: true }) } }),
  {
    async play(stage) {
      const { canvas } = stage;
      await expect(await canvas.findByText('Het voorstel is gewijzigd. Stem opnieuw.')).toBeVisible();
      await choosesFor(stage, 'Begroting 2027', 'Tegen');
      await presses(stage, BUDGET);
      await expect(await canvas.findByRole('list', { name: 'Uw stemmen over punt 4' })).toHaveTextContent(
        'Tegen',
      );
      await expect(canvas.queryByText('Het voorstel is gewijzigd. Stem opnieuw.')).not.toBeInTheDocument();
    },
  },
);

let isAgendaOld = false;

/** The agenda was read before the board changed the proposal. The new text stands below the notice. */
export const NieuweTekst = screenStory(
  earlyVotesScreen({
    voted: { 4: aVoteFor({ is_outdated: true }) },
    before: () => {
      isAgendaOld = true;
      return [
        http.get('*/agenda-items', () => {
          if (!isAgendaOld) return undefined;
          isAgendaOld = false;
          return HttpResponse.json({ data: oldAgenda });
        }),
      ];
    },
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Het voorstel is gewijzigd. Stem opnieuw.')).toBeVisible();
      await waitFor(() => expect(canvas.queryByText('De begroting was lager.')).not.toBeInTheDocument());
      await expect(isAgendaOld).toBe(false);
    },
  },
);

/** The board changed the proposal while the member read it. */
export const GewijzigdTijdensHetStemmen = screenStory(
  earlyVotesScreen({
    before: () => [mockCall(earlyVotesContract.castEarlyVotes, () => new Refusal('conflict'))],
  }),
  {
    async play(stage) {
      await choosesFor(stage, 'Begroting 2027', 'Voor');
      await presses(stage, BUDGET);
      await expect(await stage.canvas.findByText('Deze stem is niet ontvangen')).toBeVisible();
      await expect(stage.canvas.getByText(/^Het voorstel is net gewijzigd/u)).toBeVisible();
    },
  },
);

let hasBegun = false;
let isCut = false;
let hasChanged = false;

const cut = () => {
  isCut = true;
  return [http.put('*/early-votes/*', () => (isCut ? HttpResponse.error() : undefined))];
};

const begun = {
  obstacle: 'meeting_begun' as const,
  opens_on: '2026-11-09',
  apartments: [],
  items: [],
};

/** The meeting begins while the page is open: the server says so, and the page leads to the votes of the meeting. */
export const VergaderingBegint = screenStory(
  earlyVotesScreen({
    before: () => {
      hasBegun = false;
      return [
        mockCall(earlyVotesContract.castEarlyVotes, () => {
          hasBegun = true;
          return new Refusal('meeting_begun');
        }),
        http.get('*/early-votes', () => (hasBegun ? HttpResponse.json(begun) : undefined)),
      ];
    },
  }),
  {
    async play(stage) {
      const { canvas } = stage;
      await choosesFor(stage, 'Begroting 2027', 'Voor');
      await presses(stage, BUDGET);
      await expect(await canvas.findByText(/^De vergadering is begonnen, voorbij/u)).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Naar het stemmen in de vergadering' })).toHaveAttribute(
        'href',
        expect.stringMatching(/\/vote$/u),
      );
    },
  },
);

/** The response to the first choice was lost, and the meeting begins. Nobody knows yet whether the server has that choice. */
export const AntwoordKwijt = screenStory(
  earlyVotesScreen({
    before: () => [...cut(), mockCall(earlyVotesContract.castEarlyVotes, refuse('meeting_begun'))],
  }),
  {
    async play(stage) {
      const { canvas } = stage;
      await choosesFor(stage, 'Begroting 2027', 'Voor');
      await presses(stage, BUDGET);
      await expect(await canvas.findByText('Geen verbinding')).toBeVisible();
      await choosesFor(stage, 'Begroting 2027', 'Tegen');
      isCut = false;
      await presses(stage, BUDGET);
      await expect(await canvas.findByText(/Wat u daarvoor hebt verstuurd, is misschien wel/u)).toBeVisible();
    },
  },
);

/** A change that waits for a connection can be left, and says what may have become of it. */
export const WijzigingLaten = screenStory(
  earlyVotesScreen({
    voted: { 4: aVoteFor() },
    before: () => {
      hasChanged = false;
      return [
        ...cut(),
        http.get('*/early-votes', () => (isCut && hasChanged ? HttpResponse.error() : undefined)),
      ];
    },
  }),
  {
    async play(stage) {
      const { canvas } = stage;
      await presses(stage, 'Uw stem over punt 4 wijzigen');
      await choosesFor(stage, 'Begroting 2027', 'Tegen');
      hasChanged = true;
      await presses(stage, 'Uw nieuwe stem over punt 4 versturen');
      await expect(await canvas.findByText(/^Uw keuze staat nog hier; wij versturen die/u)).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Laten zoals het was' })).toBeEnabled());
      await presses(stage, 'Laten zoals het was');
      await expect(await canvas.findByText('Wij versturen uw wijziging niet meer')).toBeVisible();
      isCut = false;
      window.dispatchEvent(new Event('online'));
      await waitFor(() =>
        expect(canvas.queryByText('Wij versturen uw wijziging niet meer')).not.toBeInTheDocument(),
      );
      await expect(canvas.getByRole('list', { name: 'Uw stemmen over punt 4' })).toHaveTextContent('Voor');
    },
  },
);

/** Without a connection a change waits on the page. It can be changed back: the last choice is the one that is stored. */
export const WijzigingTerug = screenStory(
  earlyVotesScreen({
    voted: { 4: aVoteFor() },
    before: cut,
  }),
  {
    async play(stage) {
      const { canvas } = stage;
      await presses(stage, 'Uw stem over punt 4 wijzigen');
      await choosesFor(stage, 'Begroting 2027', 'Tegen');
      await presses(stage, 'Uw nieuwe stem over punt 4 versturen');
      await expect(await canvas.findByText(/^Uw keuze staat nog hier; wij versturen die/u)).toBeVisible();
      await choosesFor(stage, 'Begroting 2027', 'Voor');
      await presses(stage, 'Uw nieuwe stem over punt 4 versturen');
      await expect(canvas.queryByText('Kies eerst wat u stemt.')).not.toBeInTheDocument();
      isCut = false;
      window.dispatchEvent(new Event('online'));
      await expect(await canvas.findByText('Uw stem is ontvangen')).toBeVisible();
      await expect(canvas.getByRole('list', { name: 'Uw stemmen over punt 4' })).toHaveTextContent('Voor');
    },
  },
);

/** Another owner of the apartment voted differently. What the other one voted is not shown. */
export const EigenarenStemmenVerschillend = screenStory(
  earlyVotesScreen({
    voted: { 4: aVoteFor({ has_co_owner_voted: true, is_divided: true }) },
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De eigenaren hebben verschillend gestemd')).toBeVisible();
    },
  },
);

/** Staff see that the member voted, and not what. */
export const Meekijken = screenStory(
  earlyVotesScreen({
    user: aUser({
      impersonation: { staff_name: 'Sara Staf', ends_at: '2099-11-20T15:00:00.000Z', is_read_only: false },
    }),
    voted: { 4: aVoteFor() },
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('U kijkt mee')).toBeVisible();
      await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    },
  },
);

export const NogNiet = screenStory(earlyVotesScreen({ obstacle: 'too_early' }), {
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Vooraf stemmen kan vanaf maandag 9 november 2026/u)).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
});

export const NogGeenOproep = screenStory(earlyVotesScreen({ obstacle: 'not_convened' }), {
  async play({ canvas }) {
    await expect(await canvas.findByText(/^De oproep voor deze vergadering is nog niet/u)).toBeVisible();
  },
});

export const NietToegestaan = screenStory(earlyVotesScreen({ obstacle: 'not_allowed' }), {
  async play({ canvas }) {
    await expect(await canvas.findByText(/^De stemregels van uw vereniging staan/u)).toBeVisible();
  },
});

export const NietGeladen = screenStory(
  earlyVotesScreen({
    before: () => [mockCall(earlyVotesContract.getEarlyVotes, refuse('internal_error'))],
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Het vooraf stemmen is niet geladen')).toBeVisible();
    },
  },
);

const overfull = votedAgenda.map((item) =>
  Object.assign({}, item, {
    title: LONG_NAME,
    proposal: item.proposal && {
      ...item.proposal,
      wording: LONG_NAME.repeat(8),
      options: [LONG_NAME, LONG_NAME.replaceAll(' ', '')],
    },
  }),
);

export const Overvol = screenStory(earlyVotesScreen({ agenda: overfull, apartments: twoApartments }), {
  async play({ canvas }) {
    await expect((await canvas.findAllByRole('radiogroup'))[0]).toBeVisible();
    await fits();
  },
});

export const OvervolOpTelefoon = screenStory(
  earlyVotesScreen({ agenda: overfull, apartments: twoApartments }),
  {
    async play({ canvas }) {
      await expect((await canvas.findAllByRole('radiogroup'))[0]).toBeVisible();
      await fits();
    },
  },
);
