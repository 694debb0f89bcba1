import { aBallot, aBallotResult } from '@mijn/api/mock/ballots';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { presenceContract } from '@mijn/domain/presence/contract';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  closedBallot,
  firstBallot,
  hallStory,
  openBallot,
  residents,
  type ShownHall,
  votedApartments,
} from '../../../../testing/hall-data.ts';
import { LONG_NAME } from '../../../../testing/long-name.ts';
import { type Stage, screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Beamer', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

const beamer = (own: Omit<ShownHall, 'path'> = {}) => hallStory({ path: 'beamer', ...own });

/** Nobody is named, and no menu leads elsewhere. */
async function isWithoutNames({ canvas }: Pick<Stage, 'canvas'>) {
  await expect(canvas.queryByText(/Bewoner|de Vries|Oosterhuis|Kadestraat/u)).not.toBeInTheDocument();
  await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
}

const running = { hall: { ballots: [openBallot, closedBallot], apartments: votedApartments } };

export const StemmingOpen = screenStory(beamer(running), {
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '6. Laadpalen in de parkeerkelder' }),
    ).toBeVisible();
    await expect(await canvas.findByText('van de 744 aanwezige stemmen binnen')).toBeVisible();
    await expect(canvas.getByText(`Stem op uw telefoon: ${location.host}/stemmen`)).toBeVisible();
    const code = await canvas.findByRole('img', { name: 'QR-code naar de bladzijde waarop u stemt' });
    await expect(code.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await isWithoutNames({ canvas });
  },
});

export const StemmingOpenOpTelefoon = screenStory(beamer(running), {
  async play({ canvas }) {
    await expect(await canvas.findByText('van de 744 aanwezige stemmen binnen')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const StemmingOpenDonker = screenStory(beamer(running), { globals: { scheme: 'dark' } });

export const Uitslag = screenStory(beamer({ hall: { ballots: [closedBallot, firstBallot] } }), {
  async play({ canvas, canvasElement, userEvent }) {
    await expect(await canvas.findByText('Uitslag: aangenomen')).toBeVisible();
    await expect(canvas.getByText('412 is 12 meer dan 400')).toBeVisible();
    const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);
    const words = canvas.getByText('Aangenomen: voor 412, tegen 188, nodig 400.');
    const others = [...canvasElement.querySelectorAll('h1, p, td, dd')].filter((one) => !one.contains(words));
    for (const other of others) await expect(sizeOf(words)).toBeGreaterThan(sizeOf(other));
    await userEvent.click(canvas.getByRole('button', { name: 'Toon de agenda' }));
    await expect(await canvas.findByRole('list', { name: 'Agenda' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Toon de uitslag' }));
    await expect(await canvas.findByText('Uitslag: aangenomen')).toBeVisible();
  },
});

export const UitslagDonker = screenStory(beamer({ hall: { ballots: [closedBallot] } }), {
  globals: { scheme: 'dark' },
});

/** Without a quorum nothing looks adopted. */
export const GeenQuorum = screenStory(
  beamer({
    hall: {
      ballots: [
        {
          ...closedBallot,
          quorum_votes: 800,
          result: aBallotResult({ outcome: 'no_quorum' }),
          decision_id: null,
        },
      ],
    },
  }),
  {
    async play({ canvas, canvasElement }) {
      await expect(await canvas.findByText('Uitslag: geen besluit')).toBeVisible();
      await expect(canvas.getByRole('img', { name: /geen besluit$/u })).toBeVisible();
      await expect(canvasElement.querySelector('[data-look="first"]')).toBeNull();
    },
  },
);

export const TussenStemmingen = screenStory(beamer(), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('list', { name: 'Agenda' })).toBeVisible();
    await expect(canvas.getByText('26 in de zaal, 5 online')).toBeVisible();
    await isWithoutNames({ canvas });
  },
});

export const Tellen = screenStory(
  beamer({
    hall: {
      ballots: [
        aBallot(1, {
          is_secret: true,
          public_key: 'a-key',
          state: 'counting',
          closed_at: '2026-11-20T11:50:00.000Z',
        }),
      ],
    },
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Stemming gesloten, de stemmen worden geteld')).toBeVisible();
    },
  },
);

export const NiemandAanwezig = screenStory(beamer({ hall: { attendees: residents(42) } }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('0 in de zaal')).toBeVisible();
  },
});

export const Storing = screenStory(
  beamer({ first: () => [mockCall(presenceContract.getPresence, refuse('internal_error'))] }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De vergadering is niet geladen')).toBeVisible();
    },
  },
);

export const Overvol = screenStory(
  beamer({
    hall: { ballots: [aBallot(1, { title: LONG_NAME, wording: LONG_NAME.repeat(4) })] },
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('van de 744 aanwezige stemmen binnen')).toBeVisible();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  },
);
