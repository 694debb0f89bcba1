import { aUser } from '@mijn/api/mock/auth';
import { aBallot } from '@mijn/api/mock/ballots';
import { idOf, mockCall, refuse } from '@mijn/api/mock/call';
import { aHeldMeeting } from '@mijn/api/mock/presence';
import { ballotsContract } from '@mijn/domain/ballots/contract';
import { presenceContract } from '@mijn/domain/presence/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { nextMeeting } from '../../../../testing/meetings-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';
import { closed, inHall, openBallot, voteScreen } from '../../../../testing/vote-screen.ts';

const meta = { title: 'Schermen/Stemmen zonder stemming' } satisfies Meta;

export default meta;

const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const VoorDeVergadering = screenStory(voteScreen({ meeting: nextMeeting, isHeld: false }), {
  async play({ canvas }) {
    await expect(
      await canvas.findByText('De vergadering begint op woensdag 9 december 2026 om 19.30 uur'),
    ).toBeVisible();
    await expect(canvas.getByText(/^Vanaf 17\.30 uur kunt u zich melden/u)).toBeVisible();
    await expect(canvas.getByText('M41-7K4')).toBeVisible();
  },
});

export const NietAanwezig = screenStory(voteScreen({ ballots: closed }), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('heading', { name: 'Meld u bij de deur' })).toBeVisible();
    await expect(canvas.getByText('M41-7K4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ik ben er, online' }));
    await expect(await canvas.findByText('U bent aanwezig, online')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ik doe niet meer mee' }));
    await expect(await canvas.findByRole('heading', { name: 'Meld u bij de deur' })).toBeVisible();
  },
});

export const NietAanwezigOpTelefoon = screenStory(voteScreen({ ballots: [openBallot] }), {
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Er is nu een stemming/u)).toBeVisible();
    await fits();
  },
});

export const ZonderLink = screenStory(voteScreen({ own: { may_attend_online: false } }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('M41-7K4')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ik ben er, online' })).not.toBeInTheDocument();
  },
});

export const OnlineMeldenMislukt = screenStory(
  voteScreen({ before: () => [mockCall(presenceContract.setOwnPresence, refuse('meeting_not_held'))] }),
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Ik ben er, online' }));
      await expect(await canvas.findByText(/^Dit kan alleen rond de vergadering/u)).toBeVisible();
    },
  },
);

const owned = {
  apartment_id: idOf(34, 47),
  name: 'Kadestraat 47',
  votes: 24,
  right: 'owner' as const,
  giver: null,
  is_whole_meeting: true,
};
const byProxy = {
  ...owned,
  apartment_id: idOf(34, 1),
  name: 'Kadestraat 1',
  right: 'proxy' as const,
  giver: 'A. de Vries',
};

export const Wachten = screenStory(voteScreen({ presence: inHall, own: { apartments: [owned, byProxy] } }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('U bent aanwezig')).toBeVisible();
    await expect(canvas.getByText(/^Hier verschijnt de stemming/u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ik doe niet meer mee' })).not.toBeInTheDocument();
    await expect(canvas.getByText('2 appartementen, samen 48 stemmen')).toBeVisible();
    await expect(canvas.getByText('Kadestraat 1 · 24 stemmen, met machtiging van A. de Vries')).toBeVisible();
    const agenda = within(await canvas.findByRole('list', { name: 'Agenda van vandaag' }));
    await expect(agenda.getAllByText('De volgende stemming')).toHaveLength(1);
  },
});

export const WachtenOpTelefoon = screenStory(
  voteScreen({ presence: inHall, ballots: closed, own: { apartments: [owned, byProxy] } }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('list', { name: 'Agenda van vandaag' })).toBeVisible();
      await fits();
    },
  },
);

/** Whom the door recorded in the hall signs the attendance list on the phone. */
export const Tekenen = screenStory(voteScreen({ presence: inHall }), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Presentielijst tekenen' }));
    await expect(
      await canvas.findByText('U hebt de presentielijst om 13.00 uur getekend, met uw inlog.'),
    ).toBeVisible();
    await expect(canvas.getByText('U bent aanwezig')).toBeVisible();
  },
});

export const StemtNiet = screenStory(
  voteScreen({
    presence: inHall,
    ballots: [aBallot(3)],
    own: { without_votes: [{ name: 'Kadestraat 47', votes: 0, voting: 'suspended' }] },
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('U kunt voor dit appartement nu niet stemmen')).toBeVisible();
      await expect(canvas.getByText(/Kadestraat 47: het stemrecht is opgeschort\./u)).toBeVisible();
    },
  },
);

export const Gesloten = screenStory(voteScreen({ presence: inHall, ballots: closed }), {
  async play({ canvas }) {
    const result = await canvas.findByRole('region', { name: '5. Zonnepanelen op het dak' });
    await expect(within(result).getByText('412 is 12 meer dan 400')).toBeVisible();
    await expect(within(result).getByText('Aangenomen')).toBeVisible();
    await expect(within(result).getByRole('link', { name: 'Bekijk het besluit' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Eerdere uitslagen' })).toBeVisible();
    await expect(canvas.getByText('4. Begroting 2027')).toBeVisible();
    await expect(canvas.getByText('300 is 1 minder dan 301')).not.toBeVisible();
  },
});

export const GeslotenOpTelefoon = screenStory(voteScreen({ presence: inHall, ballots: closed }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('412 is 12 meer dan 400')).toBeVisible();
    await fits();
  },
});

export const WordtGeteld = screenStory(
  voteScreen({
    presence: inHall,
    ballots: [aBallot(1, { is_secret: true, public_key: 'AAAA', state: 'counting' })],
  }),
  {
    async play({ canvas }) {
      await expect(
        await canvas.findByText('De stemming is gesloten. De stemmen worden geteld.'),
      ).toBeVisible();
    },
  },
);

export const Afgebroken = screenStory(
  voteScreen({ presence: inHall, ballots: [aBallot(1, { state: 'cancelled' })] }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De stemming is gestopt zonder uitslag')).toBeVisible();
    },
  },
);

const staff = aUser({
  impersonation: { staff_name: 'Sara Staf', ends_at: '2099-11-20T15:00:00.000Z', is_read_only: true },
});

export const MedewerkerNietAanwezig = screenStory(voteScreen({ user: staff, own: { code: null } }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('U kijkt mee')).toBeVisible();
  },
});

export const NietGeladen = screenStory(
  voteScreen({ before: () => [mockCall(ballotsContract.getOwnVotes, refuse('internal_error'))] }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Het stemmen is niet geladen')).toBeVisible();
    },
  },
);

export const GaatNietDoor = screenStory(
  voteScreen({ meeting: aHeldMeeting({ is_cancelled: true }), isHeld: false }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Deze vergadering gaat niet door')).toBeVisible();
    },
  },
);

export const Voorbij = screenStory(
  voteScreen({ meeting: aHeldMeeting({ is_over: true }), isHeld: false, ballots: closed }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De vergadering is voorbij')).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Uitslagen' })).toBeVisible();
    },
  },
);
