import { aBoardMember, aUser } from '@mijn/api/mock/auth';
import { idOf, mockCall, neverResponds, refuse } from '@mijn/api/mock/call';
import { aDecision, decisionsCalls } from '@mijn/api/mock/decisions';
import { aMeetingDocument } from '@mijn/api/mock/meetings';
import { type Decision, voidability } from '@mijn/domain/decisions';
import { decisionsContract } from '@mijn/domain/decisions/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { someDecisions } from '../../../../testing/decisions-data.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { slowly } from '../../../../testing/calls/slowly.ts';
import { LONG_NAME } from '../../../../testing/long-name.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Besluit' } satisfies Meta;

export default meta;

const decisions = someDecisions().map((decision) =>
  Object.assign(decision, {
    documents:
      decision.meeting === null
        ? []
        : [aMeetingDocument(1, { name: 'Offerte lift portiek B.pdf' }), aMeetingDocument(2)],
  }),
);

const pathOf = (number: number) => `/meetings/decisions/${idOf(32, number)}`;
const LIFT = pathOf(1);
const FORMER = pathOf(5);

const withDecisions = (path: string, some: readonly Decision[] = decisions, user = aUser()) => ({
  path,
  calls: () => [...sessionCalls(user), ...decisionsCalls(some)],
});

export const Vernietigbaar = screenStory(withDecisions(LIFT), {
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Vervangen van de lift in portiek B' }),
    ).toBeVisible();
    await expect(canvas.getByText('Vernietigbaar tot en met 11-12-2026')).toBeVisible();
    await expect(
      canvas.getByText(
        /U kunt de kantonrechter tot en met 11-12-2026 vragen .* Dit is informatie, geen advies\.$/u,
      ),
    ).toBeVisible();
    // An owner makes no action items of decisions.
    await expect(canvas.queryByRole('link', { name: 'Actiepunt maken' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /^Algemene ledenvergadering 10-6-2026/u })).toBeVisible();
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual([
      'Uitslag',
      'Voor',
      'Tegen',
      'Onthouding',
      'Stemmen aanwezig',
      'Vergadering',
      'Soort besluit',
      'Geldt sinds',
      'Bekend sinds',
      'Nummer van de beheerder',
    ]);
  },
});

export const VernietigbaarOpTelefoon = { ...Vernietigbaar };

export const Stuk = screenStory(withDecisions(LIFT), {
  tags: ['toets'],
  async play({ canvas, userEvent }) {
    const documents = within(await canvas.findByRole('list', { name: 'Documenten' }));
    await userEvent.click(documents.getByRole('link', { name: 'Offerte lift portiek B' }));
    await expect(await screen.findByRole('dialog', { name: 'Offerte lift portiek B' })).toBeVisible();
  },
});

export const Vervangen = screenStory(withDecisions(FORMER), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Vervangen door een later besluit')).toBeVisible();
    await expect(canvas.getByText('Was vernietigbaar tot en met 28-7-2023')).toBeVisible();
    await expect(canvas.queryByText(/kantonrechter/u)).not.toBeInTheDocument();
    await userEvent.click(
      canvas.getByRole('link', { name: 'Huisregels, met regels voor fietsen in de hal' }),
    );
    const former = within(await canvas.findByRole('list', { name: 'Vervangt' }));
    await expect(former.getByRole('link', { name: /^Huisregels/u })).toHaveTextContent(
      'besloten op 14-6-2023',
    );
  },
});

export const VervangenOpTelefoon = { ...Vervangen };

export const WeinigBekend = screenStory(withDecisions(pathOf(6), someDecisions()), {
  async play({ canvas }) {
    await expect(
      await canvas.findByText('De vergadering laat de gevel schilderen door Van Rijn Schilders.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/ernietigbaar/u)).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('term')).toHaveLength(1);
  },
});

export const Laden = screenStory(
  {
    path: LIFT,
    calls: () => [mockCall(decisionsContract.getDecision, neverResponds), ...sessionCalls(aUser())],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Besluit' })).toBeVisible();
    },
  },
);

export const VanLadenNaarGevuld = screenStory(
  { path: LIFT, calls: () => [slowly(), ...sessionCalls(aUser()), ...decisionsCalls(decisions)] },
  {
    parameters: { standsStill: true },
    async play({ canvas }) {
      await expect(await canvas.findByText('Vernietigbaar tot en met 11-12-2026')).toBeVisible();
    },
  },
);

export const Storing = screenStory(
  {
    path: LIFT,
    calls: () => [
      mockCall(decisionsContract.getDecision, refuse('internal_error')),
      ...sessionCalls(aUser()),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Het besluit is niet geladen')).toBeVisible();
    },
  },
);

const make = { name: 'Actiepunt maken' };

export const VoorHetBestuur = screenStory(withDecisions(LIFT, decisions, aBoardMember()), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', make));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Actiepunt uit een besluit' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Onderwerp' })).toHaveValue(
      'Vervangen van de lift in portiek B',
    );
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Wat moet er gebeuren?' });
    await expect(text.value).toMatch(/\n\nBesluit 2026-\d+ van 4-11-2026\nhttps?:.*\/meetings\/decisions\//u);
    await expect(canvas.getByRole('textbox', { name: 'Waar is het?' })).toHaveValue('');
  },
});

const rejected = decisions.map((decision) => Object.assign({}, decision, { outcome: 'rejected' as const }));

export const Verworpen = screenStory(withDecisions(LIFT, rejected, aBoardMember()), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Vervangen/u })).toBeVisible();
    await expect(canvas.queryByRole('link', make)).not.toBeInTheDocument();
  },
});

export const AlleenLezen = screenStory(
  withDecisions(
    LIFT,
    decisions,
    aBoardMember({
      impersonation: { staff_name: 'Sara Staf', ends_at: '2099-11-20T15:00:00.000Z', is_read_only: true },
    }),
  ),
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { level: 1, name: /^Vervangen/u })).toBeVisible();
      await expect(canvas.queryByRole('link', make)).not.toBeInTheDocument();
    },
  },
);

export const BestaatNiet = screenStory(withDecisions(pathOf(99)), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Dit besluit bestaat niet (meer)')).toBeVisible();
    await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Besluiten' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Besluiten' })).toBeVisible();
  },
});

const link = { id: idOf(32, 1), title: LONG_NAME, decided_on: '2026-06-10' };

const overfull = aDecision(1, {
  title: LONG_NAME,
  register_number: LONG_NAME,
  number: LONG_NAME,
  wording: Array.from({ length: 12 }, () => LONG_NAME.repeat(4)).join('\n\n'),
  decision_kind: LONG_NAME,
  superseded_by: link,
  supersedes: Array.from({ length: 8 }, (_, at) => ({ ...link, id: idOf(32, 10 + at) })),
  documents: Array.from({ length: 12 }, (_, at) => aMeetingDocument(at, { name: `${at} ${LONG_NAME}.pdf` })),
});

export const OvervolOpTelefoon = screenStory(withDecisions(LIFT, [overfull]), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('list', { name: 'Documenten' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Overvol = { ...OvervolOpTelefoon };

const ofBallot = (minutes_published_on: string | null) =>
  aDecision(1, {
    published_on: '2026-11-12',
    minutes_published_on,
    ...voidability('2026-11-12', new Date('2026-11-20T12:00:00.000Z'), {
      is_of_ballot: true,
      minutes_published_on,
    }),
  });

export const WachtOpDeNotulen = screenStory(withDecisions(LIFT, [ofBallot(null)]), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Vernietigbaar')).toBeVisible();
    await expect(
      canvas.getByText(/Wie er niet was: een maand, die begint als de notulen zijn gepubliceerd\./u),
    ).toBeVisible();
  },
});

export const NietInDeOproep = screenStory(
  withDecisions(LIFT, [
    aDecision(1, {
      since_convocation: 'added',
      motions: [
        {
          id: idOf(48, 1),
          kind: 'amendment',
          text: 'Hoogstens € 100.000',
          proposer: 'B. Bakker',
          state: 'carried',
        },
      ],
    }),
  ]),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Dit voorstel stond niet in de oproep')).toBeVisible();
      await expect(
        canvas.getByText('Amendement: Hoogstens € 100.000 (van B. Bakker): aangenomen'),
      ).toBeVisible();
    },
  },
);
