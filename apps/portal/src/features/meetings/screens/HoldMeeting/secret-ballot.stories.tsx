import { aBallot, aMockBallot } from '@mijn/api/mock/ballots';
import { mockCall, refuse, Refusal } from '@mijn/api/mock/call';
import type { Ballot } from '@mijn/domain/ballots';
import { ballotsContract } from '@mijn/domain/ballots/contract';
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

/** A back end that has one secret ballot, whose key is the one that the page makes. */
function secretCalls(): HttpHandler[] {
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
    })),
    mockCall(ballotsContract.closeBallot, () =>
      become({ state: 'counting', closed_at: '2026-11-20T11:50:00.000Z' }),
    ),
    mockCall(ballotsContract.listSealedVotes, async () => ({
      data: await seal(sealedTexts, ballot?.public_key ?? ''),
      votes_each: 1,
      challenge: (await seal([PROOF], ballot?.public_key ?? '')).join(''),
    })),
    mockCall(ballotsContract.enterSecretTotals, ({ body: { totals, unreadable, proof } }) =>
      proof !== PROOF
        ? new Refusal('forbidden')
        : become({
            state: 'closed',
            result: {
              ...totals,
              outcome: 'adopted',
              chosen_option: null,
              votes_cast: totals.votes_for + totals.votes_against,
              votes_needed: 367,
              votes_divided: 0,
              votes_silent: 144 + unreadable,
              votes_present: 744,
              apartments_present: 31,
            },
          }),
    ),
  ];
}

async function openSecretly({ canvas, userEvent }: Stage) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Open de stemming over punt 4' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Geheim' }));
  await expect(await dialog.findByText(/Alleen dit apparaat kan tellen/u)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Open de stemming' }));
  await expect(await canvas.findByText('Geheime stemming open')).toBeVisible();
}

/** The key pair is a real one: this browser opens and counts what was sealed for it. */
export const OpenenEnTellen = screenStory(hold({ first: secretCalls }), {
  async play(stage) {
    const { canvas, userEvent } = stage;
    await openSecretly(stage);
    await expect(canvas.queryByRole('link', { name: 'Handopsteken invoeren' })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/op een ander apparaat geopend/u)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Sluit de stemming' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sluit de stemming' }));
    const sum = within(await canvas.findByRole('table', {}, { timeout: 10_000 }));
    await expect(sum.getByRole('row', { name: 'Voor 400' })).toBeVisible();
    await expect(sum.getByRole('row', { name: /^Tegen 150/u })).toBeVisible();
  },
});

/** The device has no key, because another one opened the ballot. */
export const AnderApparaat = screenStory(
  hold({
    hall: {
      ballots: [
        aMockBallot(
          aBallot(1, {
            is_secret: true,
            public_key: 'another-device',
            state: 'counting',
            closed_at: '2026-11-20T11:50:00.000Z',
          }),
        ),
      ],
    },
  }),
  {
    async play({ canvas }) {
      await expect(
        await canvas.findByText('Alleen op het apparaat waarop de stemming is geopend kan worden geteld'),
      ).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Stop zonder uitslag' })).toBeVisible();
    },
  },
);

export const AnderApparaatTijdensDeStemming = screenStory(
  hold({ hall: { ballots: [aMockBallot(aBallot(1, { is_secret: true, public_key: 'another-device' }))] } }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText(/op een ander apparaat geopend/u)).toBeVisible();
    },
  },
);

/** Another device was earlier with its totals, or a vote is missing: the count can be done again. */
export const TellingKloptNiet = screenStory(
  hold({
    first: () => [mockCall(ballotsContract.enterSecretTotals, refuse('conflict')), ...secretCalls()],
  }),
  {
    async play(stage) {
      const { canvas, userEvent } = stage;
      await openSecretly(stage);
      await userEvent.click(canvas.getByRole('button', { name: 'Sluit de stemming' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Sluit de stemming' }));
      await expect(
        await canvas.findByText('Het tellen is niet gelukt', {}, { timeout: 10_000 }),
      ).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Tel opnieuw' })).toBeVisible());
    },
  },
);
