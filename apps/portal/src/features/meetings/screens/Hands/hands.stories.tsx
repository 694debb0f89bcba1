import { aBallot, aBallotApartment } from '@mijn/api/mock/ballots';
import { aBoardMember } from '@mijn/api/mock/auth';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { aHeldMeeting } from '@mijn/api/mock/presence';
import { ballotsContract } from '@mijn/domain/ballots/contract';
import { fillPath } from '@mijn/domain/wire';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { anElection } from '../../../../testing/elections-data.ts';
import {
  hallStory,
  openBallot,
  present,
  residents,
  type ShownHall,
  votedApartments,
} from '../../../../testing/hall-data.ts';
import { type Stage, screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Handopsteken' } satisfies Meta;

export default meta;

const running = { ballots: [openBallot], apartments: votedApartments };

const hands = (own: Omit<ShownHall, 'path'> = {}) => hallStory({ path: 'hands', hall: running, ...own });

const buttonOf = async (canvas: Stage['canvas'], apartment: string, name: string) =>
  within(await canvas.findByRole('group', { name: apartment })).getByRole('button', { name });

export const WieStemdeNogNiet = screenStory(hands({ search: '?zonder-stem=ja' }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('8 appartementen')).toBeVisible();
    await expect(canvas.getByText('Bewoner 24')).toBeVisible();
    await expect(canvas.queryByText('Kadestraat 1')).not.toBeInTheDocument();
  },
});

/** What was entered stays in its place, so that it can be corrected and removed. */
export const InvoerenEnWeghalen = screenStory(hands({ search: '?zonder-stem=ja' }), {
  async play({ canvas, userEvent }) {
    const button = await buttonOf(canvas, 'Kadestraat 24', 'Voor');
    await userEvent.click(button);
    await expect(await screen.findByText('Kadestraat 24: voor.')).toBeVisible();
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await expect(
      await canvas.findByText('Nog 7 appartementen zijn aanwezig en hebben geen stem.'),
    ).toBeVisible();
    await userEvent.click(await buttonOf(canvas, 'Kadestraat 24', 'Voor'));
    await expect(await screen.findByText('Kadestraat 24: weggehaald.')).toBeVisible();
  },
});

export const OngedaanMaken = screenStory(hands({ search: '?zonder-stem=ja' }), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await buttonOf(canvas, 'Kadestraat 24', 'Voor'));
    await expect(
      await canvas.findByText('Nog 7 appartementen zijn aanwezig en hebben geen stem.'),
    ).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
    await expect(
      await canvas.findByText('Nog 8 appartementen zijn aanwezig en hebben geen stem.'),
    ).toBeVisible();
    const button = await buttonOf(canvas, 'Kadestraat 24', 'Voor');
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  },
});

export const AlleOverige = screenStory(hands(), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await buttonOf(canvas, 'Wat stemmen alle overige appartementen?', 'Tegen'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Alle 8 overige: tegen?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await expect(await canvas.findByText('Elk appartement dat aanwezig is, heeft een stem.')).toBeVisible();
  },
});

/** Who voted on the phone has no buttons: that vote goes before a raised hand. */
export const StemdeZelf = screenStory(hands(), {
  async play({ canvas }) {
    const row = (await canvas.findByRole('rowheader', { name: /^Kadestraat 1\b/u })).closest('tr');
    if (!row) throw new Error('The apartment has no row.');
    await expect(within(row).getByText('Zelf gestemd')).toBeVisible();
    await expect(within(row).queryByRole('button')).not.toBeInTheDocument();
  },
});

export const OpTelefoon = screenStory(hands({ search: '?zonder-stem=ja' }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('8 appartementen')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Donker = screenStory(hands(), { globals: { scheme: 'dark' } });

export const AndereKeuzes = screenStory(
  hands({
    hall: { ballots: [aBallot(1, { options: ['Zon op Zuid', 'De Zonnestraal', 'Volt'] })] },
  }),
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await buttonOf(canvas, 'Kadestraat 1', 'De Zonnestraal'));
      await expect(await screen.findByText('Kadestraat 1: De Zonnestraal.')).toBeVisible();
    },
  },
);

export const TweePlaatsen = screenStory(hands({ hall: { ballots: [anElection('ranking')] } }), {
  async play({ canvas, userEvent }) {
    const group = within(await canvas.findByRole('group', { name: 'Kadestraat 1' }));
    await userEvent.click(group.getByRole('button', { name: 'T. Hoekstra' }));
    await expect(await screen.findByText('Kadestraat 1: T. Hoekstra.')).toBeVisible();
    await userEvent.click(group.getByRole('button', { name: 'Bram Bestuur' }));
    await expect(await screen.findByText('Kadestraat 1: Bram Bestuur en T. Hoekstra.')).toBeVisible();
    await userEvent.click(group.getByRole('button', { name: 'M. de Wit' }));
    await expect(
      await screen.findByText('Kadestraat 1 heeft al 2 kandidaten. Haal er eerst één weg.'),
    ).toBeVisible();
    await expect(group.getAllByRole('button', { pressed: true })).toHaveLength(2);
  },
});

/** The apartments have 24 votes, one has 36: all slips are for 12 votes. */
const secretApartments = votedApartments.map((one, at) => ({
  ...one,
  has_voted: false,
  votes: at === 2 ? 36 : 24,
  slips: at === 2 ? 3 : 2,
}));

const secretBallot = aBallot(1, { is_secret: true, public_key: 'a-key' });

/** @param byPhone the numbers of the apartments that voted by phone. @param onPaper those on paper. */
const secret = (byPhone: readonly number[], onPaper: readonly number[] = [], search = '') =>
  hands({
    search,
    hall: {
      ballots: [secretBallot],
      apartments: secretApartments.map((one, at) => {
        const is_on_paper = onPaper.includes(at + 1);
        return { ...one, is_on_paper, has_voted: is_on_paper || byPhone.includes(at + 1) };
      }),
    },
  });

/** Somebody without a phone gets slips of equal weight, and the press can be taken back. */
export const Geheim = screenStory(secret([1], [], '?zonder-stem=ja'), {
  async play({ canvas, userEvent }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Wie heeft nog niet gestemd?' }),
    ).toBeVisible();
    const button = await buttonOf(canvas, 'Kadestraat 3', 'Stemt op papier');
    await userEvent.click(button);
    await expect(await screen.findByText('Kadestraat 3 stemt op papier.')).toBeVisible();
    await expect(await canvas.findByText('Geef 3 briefjes, elk voor 12 stemmen.')).toBeVisible();
    await expect(await canvas.findByText('Op papier: 1 appartement, 36 stemmen.')).toBeVisible();
    await expect(canvas.getByText(/Er stemt maar één appartement op papier/u)).toBeVisible();
    await userEvent.click(await buttonOf(canvas, 'Kadestraat 4', 'Stemt op papier'));
    await expect(await canvas.findByText('Op papier: 2 appartementen, 60 stemmen.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByText(/Er stemt maar één appartement op papier/u)).not.toBeInTheDocument(),
    );
    await userEvent.click(button);
    await expect(await screen.findByText('Kadestraat 3 stemt niet op papier.')).toBeVisible();
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await expect(canvas.queryByText('Geef 3 briefjes, elk voor 12 stemmen.')).not.toBeInTheDocument();
  },
});

/** Who voted by phone has no button: an apartment votes in one way. */
export const GeheimStemdeOpDeTelefoon = screenStory(secret([1], [3]), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Op de telefoon gestemd')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Kadestraat 1' })).not.toBeInTheDocument();
    await expect(await buttonOf(canvas, 'Kadestraat 3', 'Stemt op papier')).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByText('Kan iemand niet op de telefoon stemmen?'));
    await expect(await canvas.findByText(/Handopsteken kan niet/u)).toBeVisible();
  },
});

export const GeheimOpTelefoon = screenStory(secret([], [1, 3]), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Geef 3 briefjes, elk voor 12 stemmen.')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const GeheimDonker = screenStory(secret([], [1]), { globals: { scheme: 'dark' } });

/** The phone was a moment earlier. */
export const GeheimTelefoonWasEerder = screenStory(
  hands({
    hall: { ballots: [secretBallot], apartments: secretApartments },
    first: () => [mockCall(ballotsContract.setPaperVote, refuse('vote_by_phone'))],
  }),
  {
    async play({ canvas, userEvent }) {
      const button = await buttonOf(canvas, 'Kadestraat 1', 'Stemt op papier');
      await userEvent.click(button);
      await expect(await screen.findByText(/heeft net op de telefoon gestemd/u)).toBeVisible();
      await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    },
  },
);

/** Another board member closes the ballot. The screen says which one, and not only that there is none. */
export const AnderSloot = screenStory(hands(), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Handopsteken invoeren')).toBeVisible();
    await expect(await buttonOf(canvas, 'Kadestraat 24', 'Voor')).toBeVisible();
    const { method, path } = ballotsContract.closeBallot;
    const association_id = aBoardMember().associations[0]?.id ?? '';
    const params = { association_id, meeting_id: aHeldMeeting().id, ballot_id: openBallot.id };
    await fetch(`/api${fillPath(path, params)}`, { method });
    window.dispatchEvent(new Event('focus'));
    await expect(
      await canvas.findByText('De stemming over “Laadpalen in de parkeerkelder” is gesloten'),
    ).toBeVisible();
  },
});

export const GeenStemming = screenStory(hands({ hall: { ballots: [] } }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Er is geen stemming open')).toBeVisible();
  },
});

export const NiemandAanwezig = screenStory(
  hands({ hall: { attendees: residents(42), ballots: [aBallot(1)] } }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Er is nog niemand aanwezig')).toBeVisible();
    },
  },
);

export const EenAppartement = screenStory(
  hands({ hall: { attendees: present(residents(1)), ballots: [aBallot(1)] } }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('1 appartement')).toBeVisible();
    },
  },
);

export const TweehonderdAppartementen = screenStory(
  hands({
    hall: {
      attendees: present(residents(200)),
      ballots: [aBallot(1)],
    },
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText(/^1–\d+ van$/u)).toBeVisible();
    },
  },
);

/** The search stays in view down the list. */
export const TweehonderdOpTelefoon = screenStory(
  hands({
    hall: {
      attendees: present(residents(200)),
      ballots: [aBallot(1)],
    },
  }),
  {
    async play({ canvas }) {
      const next = await canvas.findByRole('button', { name: 'Volgende' });
      next.scrollIntoView({ block: 'end' });
      await waitFor(() => expect(window.scrollY).toBeGreaterThan(1000));
      const { top, bottom } = canvas
        .getByRole('searchbox', { name: 'Zoek op appartement of naam' })
        .getBoundingClientRect();
      await expect([top >= 0, bottom <= window.innerHeight / 2]).toEqual([true, true]);
    },
  },
);

/** Somebody left at the door a moment earlier. The screen does not say that the vote was entered. */
export const IntussenVertrokken = screenStory(
  hands({
    hall: running,
    first: () => [
      mockCall(ballotsContract.enterHands, ({ body }) => ({
        state: 'open' as const,
        votes_cast: 552,
        apartments_cast: 23,
        apartments_early: 0,
        apartments_divided: 0,
        votes_present: 720,
        apartments_present: 30,
        votes_paper: 0,
        apartments_paper: 0,
        left_out: body.votes.map(({ apartment_id }) => apartment_id),
      })),
    ],
  }),
  {
    async play({ canvas, userEvent }) {
      const button = await buttonOf(canvas, 'Kadestraat 24', 'Voor');
      await userEvent.click(button);
      await expect(
        await screen.findByText('Kadestraat 24 is niet meer aanwezig. De stem is niet opgeslagen.'),
      ).toBeVisible();
      await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    },
  },
);

export const IntussenGesloten = screenStory(
  hands({
    hall: running,
    first: () => [mockCall(ballotsContract.enterHands, refuse('ballot_closed'))],
  }),
  {
    async play({ canvas, userEvent }) {
      const button = await buttonOf(canvas, 'Kadestraat 24', 'Voor');
      await userEvent.click(button);
      await expect(await screen.findByText(/al gesloten of gestopt/u)).toBeVisible();
      await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    },
  },
);

/** An apartment that voted before the meeting is listed without anybody being present. */
export const IedereenHeeftEenStem = screenStory(
  hands({
    search: '?zonder-stem=ja',
    hall: { ballots: [openBallot], apartments: votedApartments.slice(0, 1) },
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Geen appartement zonder stem')).toBeVisible();
    },
  },
);

export const VoorafGestemd = screenStory(
  hands({
    search: '?zonder-stem=nee',
    hall: {
      ballots: [openBallot],
      apartments: [...votedApartments, aBallotApartment(40, { has_voted: true, is_early: true, people: [] })],
    },
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Vooraf gestemd')).toBeVisible();
      await expect(canvas.getByText('Niet aanwezig')).toBeVisible();
    },
  },
);
