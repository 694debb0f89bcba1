import { aMemberAttendance, anAttendance, someExpectedVotes } from '@mijn/api/mock/attendance';
import { aBoardMember } from '@mijn/api/mock/auth';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { aHolder, aProxy, aProxyItem } from '@mijn/api/mock/proxies';
import { anApartment } from '@mijn/api/mock/voting-rules';
import { attendanceContract } from '@mijn/domain/attendance/contract';
import { proxiesContract } from '@mijn/domain/proxies/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { openRow } from '../../../../testing/board-rows.ts';
import { LONG_NAME } from '../../../../testing/long-name.ts';
import { ask, heading, held, instructed, shown, untilWithdrawn } from '../../../../testing/proxies-screen.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Machtigingen bij een vergadering' } satisfies Meta;

export default meta;

const given = aProxy(1, { items: instructed });

export const Kiezen = screenStory(shown(), {
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: 'Ik machtig iemand' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('/proxies/give'));
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
  },
});

export const KiezenOpTelefoon = { ...Kiezen };

export const Gegeven = screenStory(shown({ proxies: [given] }), {
  async play({ canvas }) {
    await expect(await heading(canvas, 'A. de Vries stemt voor u')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Ik machtig iemand' })).toBeChecked();
    const rows = within(canvas.getByRole('list', { name: 'Instructies' })).getAllByRole('listitem');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      '4Begroting 2027Voor',
      '5Zonnepanelen op het dakA. de Vries beslist',
      '6Laadpalen in de parkeerkelderTegen',
    ]);
    await expect(canvas.getByText('Aangenomen op 20-11-2026')).toBeVisible();
    await expect(
      canvas.getByText(/U hebt bij 2 van de 3 voorstellen een instructie gegeven/u),
    ).toHaveTextContent('Code op de machtiging: K7Q2-914F.');
    await expect(canvas.getByRole('link', { name: /^Machtiging \(PDF\)/u })).toHaveAttribute('download');
  },
});

export const GegevenOpTelefoon = screenStory(shown({ proxies: [given] }), {
  async play({ canvas }) {
    await expect(await heading(canvas, 'A. de Vries stemt voor u')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const WachtOpAntwoord = screenStory(shown({ proxies: [aProxy(1, { state: 'offered' })] }), {
  async play({ canvas }) {
    await expect(await heading(canvas, 'U hebt A. de Vries gevraagd om voor u te stemmen')).toBeVisible();
    await expect(canvas.getByText('Wacht op antwoord')).toBeVisible();
    await expect(canvas.getByText(/U hebt geen instructies gegeven/u)).toBeVisible();
  },
});

export const NietAangenomen = screenStory(shown({ proxies: [aProxy(1, { state: 'refused' })] }), {
  async play({ canvas }) {
    await expect(await heading(canvas, 'A. de Vries stemt niet voor u')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ik machtig iemand' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Intrekken/u })).not.toBeInTheDocument();
  },
});

export const AanHetBestuur = screenStory(
  shown({ proxies: [aProxy(1, { state: 'offered', is_to_board: true })] }),
  {
    async play({ canvas }) {
      await expect(await heading(canvas, 'U hebt het bestuur gevraagd om voor u te stemmen')).toBeVisible();
    },
  },
);

export const PuntGewijzigd = screenStory(
  shown({ proxies: [aProxy(1, { items: [aProxyItem(4, { instruction: 'for', is_changed: true })] })] }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Gewijzigd na de machtiging')).toBeVisible();
    },
  },
);

/** An instruction is about the text that was signed. */
export const OpdrachtVervallen = screenStory(
  shown({
    proxies: [
      aProxy(1, { items: [aProxyItem(4, { instruction: 'for', is_changed: true, is_outdated: true })] }),
    ],
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText(/De opdracht \(voor\) telt daarom niet meer/u)).toBeVisible();
      await expect(canvas.queryByText('Voor')).not.toBeInTheDocument();
    },
  },
);

/** A proxy per proposal, each to somebody else. */
export const PerPunt = screenStory(
  shown({
    own: anAttendance({ choice: 'attends', changed_at: '2026-11-20T12:00:00.000Z' }),
    proxies: [
      aProxy(1, { is_whole_meeting: false, items: [aProxyItem(4, { instruction: 'for' })] }),
      aProxy(2, {
        holder: 'K. Verhoef',
        holder_id: aHolder(3).id,
        is_whole_meeting: false,
        items: [aProxyItem(5), aProxyItem(6, { instruction: 'abstain' })],
      }),
    ],
  }),
  {
    async play({ canvas }) {
      await expect(await heading(canvas, 'A. de Vries stemt voor u')).toBeVisible();
      await expect(await heading(canvas, 'K. Verhoef stemt voor u')).toBeVisible();
      await expect(canvas.getByText('Kadestraat 45 · Alleen over de punten 5 en 6')).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'Ik kom' })).toBeChecked();
      await expect(canvas.getByRole('link', { name: 'Ik machtig iemand' })).toBeVisible();
    },
  },
);

export const Intrekken = screenStory(shown({ first: () => untilWithdrawn(given) }), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Intrekken/u }));
    const question = await ask('Machtiging intrekken?');
    await expect(await question.findByText(/A\. de Vries stemt dan niet meer voor u/u)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Intrekken' }));
    await expect(await screen.findByText('Ingetrokken. Uw machtiging geldt niet meer.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Ik machtig iemand' })).toBeVisible();
    await expect(await canvas.findByText(/U hebt nog niet doorgegeven of u komt/u)).toBeVisible();
  },
});

/** Whoever comes after all votes without a proxy, and confirms that it ends. */
export const TochKomen = screenStory(shown({ first: () => untilWithdrawn(given) }), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Ik kom' }));
    const first = await ask('Machtiging intrekken?');
    await userEvent.click(first.getByRole('button', { name: 'Zo laten' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Ik machtig iemand' })).toBeChecked());
    await userEvent.click(canvas.getByRole('radio', { name: 'Ik kom' }));
    const second = await ask('Machtiging intrekken?');
    await userEvent.click(second.getByRole('button', { name: 'Intrekken' }));
    await expect(await screen.findByText('Doorgegeven: u komt. U krijgt een mail.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Ik kom' })).toBeChecked());
    await waitFor(() => expect(canvas.queryByText('A. de Vries stemt voor u')).not.toBeInTheDocument());
  },
});

/** The page of an older tab does not know of the proxy. The refusal tells it, and it asks the same. */
export const OuderTabblad = screenStory(
  shown({
    first: () => {
      let isWithdrawn = false;
      return [
        mockCall(attendanceContract.setAttendance, ({ body }) => {
          isWithdrawn = body.withdraws_proxies === true;
          return isWithdrawn
            ? anAttendance({ choice: body.choice ?? null, changed_at: '2026-11-20T12:00:00.000Z' })
            : refuse('proxy_given')();
        }),
        mockCall(attendanceContract.getAttendance, () =>
          anAttendance(isWithdrawn ? { choice: 'absent', changed_at: '2026-11-20T12:00:00.000Z' } : {}),
        ),
      ];
    },
  }),
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Ik kom niet' }));
      const question = await ask('Machtiging intrekken?');
      await userEvent.click(question.getByRole('button', { name: 'Intrekken' }));
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'Ik kom niet' })).toBeChecked());
    },
  },
);

/** The meeting has begun: only withdrawing is left. */
export const Begonnen = screenStory(shown({ meeting: { has_begun: true }, proxies: [given] }), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Uw machtiging' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Intrekken/u })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Wijzigen/u })).not.toBeInTheDocument();
  },
});

export const NietGeladen = screenStory(
  shown({ first: () => [mockCall(proxiesContract.listProxies, refuse('internal_error'))] }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De machtigingen zijn niet geladen')).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'Ik kom' })).toBeEnabled();
    },
  },
);

const expected = [
  aMemberAttendance({ apartments: [anApartment({ name: 'Kadestraat 9', votes: 312 })] }),
  aMemberAttendance({
    name: 'K. Oosterhuis',
    choice: 'attends_online',
    apartments: [anApartment({ name: 'Kadestraat 11', votes: 48 })],
  }),
  aMemberAttendance({
    name: 'M. van Dijk',
    choice: 'proxy',
    holder: 'A. de Vries',
    apartments: [anApartment({ name: 'Kadestraat 13', votes: 93 })],
  }),
];

const board = {
  user: aBoardMember(),
  others: expected,
  expected: someExpectedVotes(
    { attends: [1, 312], attends_online: [1, 48], proxy: [1, 93] },
    { silent_apartments: 38, silent_votes: 523, offered_apartments: 1, offered_votes: 24 },
  ),
};

export const Bestuur = screenStory(shown({ ...board, proxies: [aProxy(1, { state: 'offered' })] }), {
  async play({ canvas, userEvent }) {
    await openRow({ canvas, userEvent }, 'Quorum');
    await expect(await canvas.findByText('van 1.000 stemmen komen of zijn gemachtigd')).toBeVisible();
    await expect(canvas.getByText('Gemachtigd')).toBeVisible();
    await expect(canvas.getByText(/1 machtiging wacht op antwoord \(24 stemmen\)\./u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Machtigingen' })).toBeVisible();
  },
});

export const BestuurOpTelefoon = { ...Bestuur };

export const WieIsGemachtigd = screenStory(shown({ ...board, path: '/attendances?keuze=proxy' }), {
  async play({ canvas }) {
    const table = await canvas.findByRole('table', { name: 'Wie komt er?' });
    await expect(await within(table).findByText('Heeft A. de Vries gemachtigd')).toBeVisible();
    await expect(within(table).queryByText('K. Oosterhuis')).not.toBeInTheDocument();
  },
});

export const OvervolOpTelefoon = screenStory(
  shown({
    proxies: [
      aProxy(1, {
        holder: LONG_NAME,
        holder_apartments: Array.from({ length: 12 }, (_, at) => `Kadestraat ${at}`),
        items: [
          aProxyItem(4, { title: LONG_NAME, instruction: 'option', option: LONG_NAME, is_changed: true }),
        ],
      }),
      ...[2, 3, 4].map((number) => held(number, { giver: LONG_NAME, state: 'offered' })),
    ],
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { name: 'Wilt u voor iemand stemmen?' })).toBeVisible();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  },
);
