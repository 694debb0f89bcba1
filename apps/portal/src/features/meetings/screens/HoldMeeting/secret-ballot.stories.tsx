import { aBallot } from '@mijn/api/mock/ballots';
import { mockCall, refuse, Refusal } from '@mijn/api/mock/call';
import type { Ballot } from '@mijn/domain/ballots';
import { ballotsContract } from '@mijn/domain/ballots/contract';
import { addTotals, resultOf, timesTotals } from '@mijn/domain/tally';
import type { Meta } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { hallStory, type ShownHall } from '../../../../testing/hall-data.ts';
import { type Stage, screenStory } from '../../../../testing/screen-story.ts';
import { sealerFor } from '../../voting/sealing.ts';

const meta = { title: 'Schermen/Geheime stemming' } satisfies Meta;

export default meta;

const hold = (own: Omit<ShownHall, 'path'> = {}) => hallStory({ path: 'hold', ...own });

async function seal(texts: readonly string[], publicKey: string): Promise<string[]> {
  const sealer = await sealerFor(publicKey);
  return Promise.all(texts.map(sealer));
}

/** What members sealed: 600 votes, of which one cannot be read. */
const sealedTexts = [
  ...Array.from({ length: 400 }, () => 'for'),
  ...Array.from({ length: 150 }, () => 'against'),
  ...Array.from({ length: 49 }, () => 'abstain'),
  'maybe',
];

/** The text that only the browser with the key can open. */
const PROOF = 'proof-of-the-key';

/** A back end that has one secret ballot, whose key is the one that the page makes. @param paper the votes on paper. */
function secretCalls(paper = 0): HttpHandler[] {
  let ballot: Ballot | undefined;
  const become = (changes: Partial<Ballot>): Ballot => {
    ballot = { ...(ballot ?? aBallot(1)), ...changes };
    return ballot;
  };
  return [
    mockCall(ballotsContract.listBallots, () => ({ data: ballot ? [ballot] : [] })),
    mockCall(ballotsContract.openBallot, ({ body: { item_id, public_key } }) =>
      become({ item_id, number: 4, title: 'Begroting 2027', is_secret: true, public_key }),
    ),
    mockCall(ballotsContract.getBallotProgress, () => ({
      state: ballot?.state ?? 'open',
      votes_cast: 600,
      apartments_cast: 25,
      apartments_divided: 0,
      apartments_early: 0,
      votes_present: 744,
      apartments_present: 31,
      votes_paper: paper,
      apartments_paper: paper / 24,
    })),
    mockCall(ballotsContract.closeBallot, () =>
      become({ state: 'counting', closed_at: '2026-11-20T11:50:00.000Z' }),
    ),
    mockCall(ballotsContract.listSealedVotes, async () => ({
      data: await seal(sealedTexts, ballot?.public_key ?? ''),
      votes_each: paper > 0 ? 12 : 1,
      challenge: (await seal([PROOF], ballot?.public_key ?? '')).join(''),
      votes_paper: paper,
    })),
    mockCall(ballotsContract.enterSecretTotals, ({ body }) => {
      const { totals, unreadable, proof } = body;
      if (proof !== PROOF) return new Refusal('forbidden');
      const onPaper = body.paper ?? { ...timesTotals(totals, 0), votes_invalid: 0 };
      const terms = {
        majority: 'two_thirds',
        quorum_votes: null,
        votes_total: 1008,
        votes_present: 744,
        apartments_present: 31,
        votes_divided: 0,
        votes_invalid: unreadable + onPaper.votes_invalid,
        votes_paper: paper,
      } as const;
      return become({ state: 'closed', result: resultOf(addTotals(totals, onPaper), terms) });
    }),
  ];
}

async function openSecretly({ canvas, userEvent }: Stage) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Stemming openen over punt 4' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Geheim' }));
  await expect(await dialog.findByText(/Alleen dit apparaat kan tellen/u)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Stemming openen' }));
  await expect(await canvas.findByText('Geheime stemming open')).toBeVisible();
}

/** The key pair is a real one: this browser opens and counts what was sealed for it. */
export const OpenenEnTellen = screenStory(hold({ first: () => secretCalls() }), {
  async play(stage) {
    const { canvas, userEvent } = stage;
    await openSecretly(stage);
    await expect(canvas.queryByRole('link', { name: 'Handopsteken invoeren' })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/op een ander apparaat geopend/u)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Stemming sluiten' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Stemming sluiten' }));
    const sum = within(await canvas.findByRole('table', {}, { timeout: 10_000 }));
    await expect(sum.getByRole('row', { name: 'Voor 400' })).toBeVisible();
    await expect(sum.getByRole('row', { name: /^Tegen 150/u })).toBeVisible();
    const term = canvas.getByText('Ongeldig, telt niet mee');
    await expect(term.nextElementSibling).toHaveTextContent('1');
  },
});

async function closes({ canvas, userEvent }: Stage) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Stemming sluiten' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Stemming sluiten' }));
}

const withPaper = hold({ first: () => secretCalls(48) });

/** The phones are counted by themselves. The chair counts the slips, and the result appears after it. */
export const BriefjesTellen = screenStory(withPaper, {
  async play(stage) {
    const { canvas, userEvent } = stage;
    await openSecretly(stage);
    await expect(await canvas.findByText('Op papier: 2 appartementen, 48 stemmen.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stemming sluiten' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/Verzamel eerst alle briefjes/u)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Stemming sluiten' }));
    const form = within(await canvas.findByRole('form', { name: 'Tel de briefjes' }, { timeout: 10_000 }));
    await expect(canvas.getByText(/Elk briefje telt voor 12 stemmen/u)).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Voor' }), '24');
    await userEvent.type(form.getByRole('textbox', { name: 'Tegen' }), 'twaalf');
    await userEvent.click(form.getByRole('button', { name: 'Toon de uitslag' }));
    await expect((await form.findAllByText(/Vul een heel getal in/u))[0]).toBeVisible();
    await userEvent.clear(form.getByRole('textbox', { name: 'Tegen' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Tegen' }), '12');
    await userEvent.click(form.getByRole('button', { name: 'Toon de uitslag' }));
    await expect(await form.findByText('Samen moet dit 48 zijn, en het is 36.')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: /^Ongeldig/u }), '12');
    await expect(await form.findByText('Samen 48 van 48 stemmen.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Toon de uitslag' }));
    const sum = within(await canvas.findByRole('table'));
    await expect(sum.getByRole('row', { name: 'Voor 424' })).toBeVisible();
    await expect(sum.getByRole('row', { name: /^Tegen 162/u })).toBeVisible();
    await expect(canvas.getByText('Ongeldig, telt niet mee').nextElementSibling).toHaveTextContent('13');
    await expect(canvas.getByText('waarvan op papier: 48')).toBeVisible();
  },
});

const showsTheForm = {
  async play(stage: Stage) {
    await openSecretly(stage);
    await closes(stage);
    await expect(
      await stage.canvas.findByRole('form', { name: 'Tel de briefjes' }, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const BriefjesTellenOpTelefoon = screenStory(withPaper, showsTheForm);

export const BriefjesTellenDonker = screenStory(withPaper, { ...showsTheForm, globals: { scheme: 'dark' } });

/** The device has no key, because another one opened the ballot. */
export const AnderApparaat = screenStory(
  hold({
    hall: {
      ballots: [
        aBallot(1, {
          is_secret: true,
          public_key: 'another-device',
          state: 'counting',
          closed_at: '2026-11-20T11:50:00.000Z',
        }),
      ],
    },
  }),
  {
    async play({ canvas }) {
      await expect(
        await canvas.findByText('Alleen op het apparaat waarop de stemming is geopend kan worden geteld'),
      ).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Stoppen zonder uitslag' })).toBeVisible();
    },
  },
);

export const AnderApparaatTijdensDeStemming = screenStory(
  hold({ hall: { ballots: [aBallot(1, { is_secret: true, public_key: 'another-device' })] } }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText(/op een ander apparaat geopend/u)).toBeVisible();
    },
  },
);

/** Another device was earlier with its totals, or a vote is missing: the count can be done again. */
export const TellingKloptNiet = screenStory(
  hold({
    first: () => [
      mockCall(
        ballotsContract.enterSecretTotals,
        refuse('validation_failed', { errors: { totals: [{ code: 'wrong_sum', params: { sum: 599 } }] } }),
      ),
      ...secretCalls(),
    ],
  }),
  {
    async play(stage) {
      const { canvas, userEvent } = stage;
      await openSecretly(stage);
      await userEvent.click(canvas.getByRole('button', { name: 'Stemming sluiten' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Stemming sluiten' }));
      await expect(
        await canvas.findByText('Het tellen is niet gelukt', {}, { timeout: 10_000 }),
      ).toBeVisible();
      await expect(await canvas.findByText(/Samen moet dit 599 zijn/u)).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Opnieuw tellen' })).toBeVisible());
    },
  },
);
