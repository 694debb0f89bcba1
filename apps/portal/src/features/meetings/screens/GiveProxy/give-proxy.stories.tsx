import { agendaCalls, aProposal, anAgendaItem, someAgendaItems } from '@mijn/api/mock/agenda';
import { aUser } from '@mijn/api/mock/auth';
import { inTurn, mockCall, Refusal, refuse } from '@mijn/api/mock/call';
import { convocationsCalls } from '@mijn/api/mock/convocations';
import { decisionsCalls } from '@mijn/api/mock/decisions';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { aHolder, aProxy, aProxyItem, someTerms } from '@mijn/api/mock/proxies';
import { rulesWithProxies } from '@mijn/api/mock/voting-rules';
import type { AgendaItem } from '@mijn/domain/agenda';
import { authContract } from '@mijn/domain/auth/contract';
import type { AuthUser } from '@mijn/domain/auth';
import type { Proxy, ProxyHolder, ProxyTerms } from '@mijn/domain/proxies';
import { proxiesContract } from '@mijn/domain/proxies/contract';
import type { Meta } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { meetingPageCalls } from '../../../../testing/calls/meeting-page-calls.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { LONG_NAME } from '../../../../testing/long-name.ts';
import { nextMeeting } from '../../../../testing/meetings-data.ts';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Iemand machtigen' } satisfies Meta;

export default meta;

const holders: readonly ProxyHolder[] = [
  aHolder(1),
  aHolder(2, { name: 'E. Vermeer', apartments: ['Kadestraat 12', 'Kadestraat 14'], is_board: true }),
  aHolder(3, { name: 'K. Verhoef', apartments: ['Kadestraat 9'] }),
];

interface Shown {
  user?: AuthUser;
  terms?: ProxyTerms;
  proxies?: readonly Proxy[];
  items?: readonly AgendaItem[];
  search?: string;
  people?: readonly ProxyHolder[];
  first?: () => readonly HttpHandler[];
}

const shown = ({
  user = aUser(),
  terms = someTerms(),
  proxies = [],
  items = someAgendaItems(),
  search = '',
  people = holders,
  first = () => [],
}: Shown = {}) => ({
  path: `/meetings/${nextMeeting.id}/proxies/give${search}`,
  calls: () => [
    ...first(),
    ...sessionCalls(user),
    ...meetingPageCalls({ rules: rulesWithProxies(), terms, proxies, holders: people }),
    ...meetingsCalls([nextMeeting]),
    ...agendaCalls(items),
    ...decisionsCalls(),
    ...convocationsCalls(),
  ],
});

const searchFor = async ({ canvas, userEvent }: Stage, words: string) => {
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Zoek op naam of appartement' }), words);
};

const choose = async (stage: Stage, words: string, name: RegExp) => {
  await searchFor(stage, words);
  await stage.userEvent.click(await stage.canvas.findByRole('radio', { name }));
};

const sign = async ({ canvas, userEvent }: Stage) =>
  userEvent.click(canvas.getByRole('button', { name: 'Machtiging ondertekenen' }));

export const Leeg = screenStory(shown(), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Kies eerst wie voor u stemt.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Het bestuur/u })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: 'De hele vergadering' })).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: '4. Begroting 2027' })).toBeVisible();
  },
});

export const LeegOpTelefoon = screenStory(shown(), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Kies eerst wie voor u stemt.')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The member signs with the password: the call waits, and nothing that was filled in is lost. */
export const Ondertekenen = screenStory(
  shown({
    first: () => {
      let isConfirmed = false;
      return [
        mockCall(authContract.sudo, () => {
          isConfirmed = true;
        }),
        mockCall(proxiesContract.giveProxy, ({ body }) => {
          sent.push(body);
          return isConfirmed ? givenProxy : new Refusal('sudo_required');
        }),
      ];
    },
  }),
  {
    async play(stage) {
      const { canvas, userEvent } = stage;
      sent.length = 0;
      await choose(stage, 'Vries', /A\. de Vries/u);
      const panels = within(
        await canvas.findByRole('radiogroup', { name: '6. Laadpalen in de parkeerkelder' }),
      );
      await userEvent.click(panels.getByRole('radio', { name: 'Tegen' }));
      await expect(
        await canvas.findByText(
          'U machtigt A. de Vries om voor Kadestraat 47 (24 stemmen) te stemmen op de vergadering “Algemene ledenvergadering” van woensdag 9 december 2026.',
        ),
      ).toBeVisible();
      await expect(canvas.getByText('Punt 6, Laadpalen in de parkeerkelder: tegen.')).toBeVisible();
      await sign(stage);
      const dialog = within(await screen.findByRole('dialog', { name: 'Bevestig dat u het bent' }));
      await userEvent.type(await dialog.findByLabelText('Wachtwoord'), 'Waterpas-2026!');
      await userEvent.click(dialog.getByRole('button', { name: 'Bevestigen' }));
      await expect(await screen.findByText('Ondertekend. A. de Vries krijgt een mail.')).toBeVisible();
      await expect(sent).toHaveLength(2);
      await expect(sent[1]).toEqual({
        holder_id: holders[0]?.id,
        is_whole_meeting: true,
        items: [{ item_id: someAgendaItems()[5]?.id, instruction: 'against', option: null }],
        replaces: [],
      });
    },
  },
);

const sent: unknown[] = [];

const givenProxy: Proxy = aProxy(1, { state: 'offered' });

const aboutOneItem = aProxy(1, {
  state: 'offered',
  holder: 'K. Verhoef',
  holder_apartments: ['Kadestraat 9'],
  is_whole_meeting: false,
  items: [aProxyItem(4)],
});

/** The proxy is among those of the member once it was given. */
function keepsTheProxy() {
  let data: Proxy[] = [];
  return [
    mockCall(proxiesContract.listProxies, () => ({ data, terms: someTerms() })),
    mockCall(proxiesContract.giveProxy, () => {
      data = [aboutOneItem];
      return aboutOneItem;
    }),
  ];
}

export const AlleenVoorstellen = screenStory(shown({ first: keepsTheProxy }), {
  async play(stage) {
    const { canvas, userEvent } = stage;
    await choose(stage, 'kadestraat 9', /K\. Verhoef/u);
    await userEvent.click(canvas.getByRole('radio', { name: 'Alleen deze voorstellen' }));
    await sign(stage);
    await expect((await canvas.findAllByText('Kies er minstens 1.'))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: '4. Begroting 2027' }));
    await expect(
      await canvas.findByText(
        /U machtigt K\. Verhoef om voor Kadestraat 47 \(24 stemmen\) te stemmen over punt 4 op/u,
      ),
    ).toBeVisible();
    await sign(stage);
    await expect(
      await canvas.findByRole('heading', {
        level: 3,
        name: 'U hebt K. Verhoef gevraagd om voor u te stemmen',
      }),
    ).toBeVisible();
    await expect(await canvas.findByText('Kadestraat 9 · Alleen over punt 4')).toBeVisible();
  },
});

export const NiemandGekozen = screenStory(shown(), {
  async play(stage) {
    const { canvas } = stage;
    await canvas.findByText('Kies eerst wie voor u stemt.');
    await sign(stage);
    await expect(await canvas.findByText('Kies wie stemt. Zoek op naam of appartement.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('searchbox', { name: 'Zoek op naam of appartement' })).toHaveFocus(),
    );
  },
});

export const AlVol = screenStory(shown({ people: [aHolder(1, { is_full: true })] }), {
  async play(stage) {
    await searchFor(stage, 'vries');
    await expect(await stage.canvas.findByText('Heeft al 2 machtigingen')).toBeVisible();
    await expect(await stage.canvas.findByText('1 lid gevonden')).toBeVisible();
    await expect(stage.canvas.getByRole('radio', { name: /A\. de Vries/u })).toBeDisabled();
  },
});

export const IntussenVol = screenStory(
  shown({
    first: () => [mockCall(proxiesContract.giveProxy, refuse('too_many_proxies', { params: { max: 2 } }))],
  }),
  {
    async play(stage) {
      await choose(stage, 'vries', /A\. de Vries/u);
      await sign(stage);
      await expect(
        (await stage.canvas.findAllByText(/Deze persoon heeft al het hoogste aantal machtigingen \(2\)/u))[0],
      ).toBeVisible();
    },
  },
);

export const NietGevonden = screenStory(shown(), {
  async play(stage) {
    await searchFor(stage, 'xyzzy');
    await expect(await stage.canvas.findByText(/Geen lid gevonden met “xyzzy”/u)).toBeVisible();
  },
});

/** Another tab gave a proxy: the page says so, and signing again replaces it. */
export const AnderVenster = screenStory(
  shown({
    first: () => {
      const before = { data: [], terms: someTerms() };
      const after = { data: [givenProxy], terms: someTerms() };
      return [
        mockCall(
          proxiesContract.listProxies,
          inTurn(
            () => before,
            () => after,
          ),
        ),
        mockCall(proxiesContract.giveProxy, ({ body }) =>
          body.replaces.length === 0 ? new Refusal('conflict') : givenProxy,
        ),
      ];
    },
  }),
  {
    async play(stage) {
      const { canvas } = stage;
      await choose(stage, 'ver', /K\. Verhoef/u);
      await sign(stage);
      await expect(await canvas.findByText('U hebt intussen al een machtiging gegeven')).toBeVisible();
      await expect(
        await canvas.findByText(/U hebt A\. de Vries gevraagd om voor u te stemmen/u),
      ).toBeVisible();
      await expect(
        await canvas.findByText('Dit vervangt uw machtiging aan A. de Vries, die een mail krijgt.'),
      ).toBeVisible();
      await sign(stage);
      await expect(await screen.findByText('Ondertekend. K. Verhoef krijgt een mail.')).toBeVisible();
    },
  },
);

const known = aProxy(1, { items: [aProxyItem(4, { instruction: 'for' })] });

export const Wijzigen = screenStory(shown({ proxies: [known], search: `?wijzig=${known.id}` }), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Machtiging wijzigen' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'A. de Vries Kadestraat 45' })).toBeChecked();
    const budget = within(canvas.getByRole('radiogroup', { name: '4. Begroting 2027' }));
    await expect(budget.getByRole('radio', { name: 'Voor' })).toBeChecked();
    await expect(
      canvas.getByText('Dit vervangt uw machtiging aan A. de Vries, die een mail krijgt.'),
    ).toBeVisible();
  },
});

export const ZonderBestuur = screenStory(
  shown({
    terms: someTerms({ is_board_allowed: false }),
    people: holders.filter(({ is_board }) => !is_board),
  }),
  {
    async play(stage) {
      await searchFor(stage, 'ver');
      await expect(await stage.canvas.findByRole('radio', { name: /K\. Verhoef/u })).toBeEnabled();
      await expect(stage.canvas.queryByRole('radio', { name: /bestuur/u })).not.toBeInTheDocument();
    },
  },
);

export const MeerKeuzes = screenStory(
  shown({
    items: [
      anAgendaItem(5, {
        title: 'Zonnepanelen op het dak',
        proposal: aProposal({
          wording: 'De vergadering kiest een bedrijf.',
          options: ['Zon op Zuid', 'Dak en Licht', 'Geen van beide'],
        }),
      }),
    ],
  }),
  {
    async play(stage) {
      const { canvas, userEvent } = stage;
      await choose(stage, 'vries', /A\. de Vries/u);
      await userEvent.click(await canvas.findByText('Dak en Licht'));
      await expect(await canvas.findByText('Punt 5, Zonnepanelen op het dak: Dak en Licht.')).toBeVisible();
    },
  },
);

export const MagNiet = screenStory(
  shown({
    terms: someTerms({ obstacle: 'given_by_co_owner', apartments: [] }),
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('U kunt nu niemand machtigen')).toBeVisible();
      await expect(
        canvas.getByText(/Uw mede-eigenaar heeft voor uw appartement al een machtiging gegeven/u),
      ).toBeVisible();
    },
  },
);

export const Medewerker = screenStory(
  shown({
    user: aUser({
      impersonation: { staff_name: 'Sara Staf', ends_at: '2099-11-20T15:00:00.000Z', is_read_only: false },
    }),
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText(/Alleen het lid zelf kan iemand machtigen/u)).toBeVisible();
    },
  },
);

export const OvervolOpTelefoon = screenStory(
  shown({
    people: [
      aHolder(1, { name: LONG_NAME, apartments: Array.from({ length: 12 }, (_, at) => `Kadestraat ${at}`) }),
    ],
    items: Array.from({ length: 40 }, (_, at) =>
      anAgendaItem(at + 1, { title: LONG_NAME, proposal: aProposal({ wording: LONG_NAME.repeat(3) }) }),
    ),
  }),
  {
    async play(stage) {
      await choose(stage, 'kadestraat', /Kadestraat/u);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  },
);

/** What the member voted before the meeting goes before the proxy. */
export const VoorafGestemd = screenStory(
  shown({
    first: () => [
      mockCall(proxiesContract.listProxies, () => ({
        data: [],
        terms: someTerms({ early_numbers: [4] }),
      })),
    ],
  }),
  {
    async play({ canvas }) {
      await expect(
        await canvas.findByText(/^U hebt vooraf gestemd over punt 4\. Die stem gaat voor/u),
      ).toBeVisible();
    },
  },
);
