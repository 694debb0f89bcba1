import { mockCall, refuse } from '@mijn/api/mock/call';
import { anAttendee } from '@mijn/api/mock/presence';
import { presenceContract } from '@mijn/domain/presence/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { hallStory, present, residents, type ShownHall } from '../../../../testing/hall-data.ts';
import { LONG_NAME } from '../../../../testing/long-name.ts';
import { type Stage, screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Wie is er' } satisfies Meta;

export default meta;

const door = (own: Omit<ShownHall, 'path'> = {}) => hallStory({ path: 'door', ...own });

const nobody = { attendees: residents(42) };

const buttonOf = async (canvas: Stage['canvas'], person: string, name: string) =>
  within(await canvas.findByRole('group', { name: person })).getByRole('button', { name });

const search = (canvas: Stage['canvas']) =>
  canvas.findByRole('searchbox', { name: 'Zoek op naam, appartement of code' });

/** A chair who types, chooses and goes on typing. */
export const Binnenkomst = screenStory(door({ hall: nobody }), {
  async play({ canvas, userEvent }) {
    const field = await search(canvas);
    await userEvent.type(field, 'dijkstra');
    await waitFor(() => expect(canvas.queryByText('T. Nguyen')).not.toBeInTheDocument());
    await userEvent.click(await buttonOf(canvas, 'H. Dijkstra', 'In de zaal'));
    await expect(await screen.findByText('H. Dijkstra is er, in de zaal.')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('');
    await expect(await canvas.findByText('1 in de zaal')).toBeVisible();
  },
});

/** The keyboard alone: Enter leads to the first button, and Enter again presses it. */
export const MetHetToetsenbord = screenStory(door({ hall: nobody }), {
  async play({ canvas, userEvent }) {
    const field = await search(canvas);
    await userEvent.type(field, 'M05-7K4');
    await waitFor(() => expect(canvas.queryByText('A. de Vries')).not.toBeInTheDocument());
    await userEvent.keyboard('{Enter}');
    const first = await buttonOf(canvas, 'T. Nguyen', 'In de zaal');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('T. Nguyen is er, in de zaal.')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
  },
});

export const Vertrokken = screenStory(door(), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await buttonOf(canvas, 'A. de Vries', 'Vertrokken'));
    await expect(await screen.findByText('A. de Vries is vertrokken.')).toBeVisible();
    await expect(await canvas.findByText('25 in de zaal, 5 online')).toBeVisible();
    const back = await buttonOf(canvas, 'A. de Vries', 'Online');
    await userEvent.click(back);
    await expect(await canvas.findByText('25 in de zaal, 6 online')).toBeVisible();
  },
});

/** A press at the wrong person is taken back, also after the row has left the list. */
export const OngedaanMaken = screenStory(door({ hall: nobody }), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await buttonOf(canvas, 'A. de Vries', 'In de zaal'));
    await expect(await canvas.findByText('1 in de zaal')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
    await expect(await screen.findByText('Dat is ongedaan gemaakt.')).toBeVisible();
    await expect(await canvas.findByText('0 in de zaal')).toBeVisible();
  },
});

const developer = { attendee: 'owner:', name: 'Woonbedrijf De Kade', code: null };

/** A company with several apartments: each is a row, and one press records them all. */
export const MeerInEenKeer = screenStory(
  door({
    hall: {
      attendees: [
        anAttendee(1, { name: 'A. de Vries' }),
        ...[2, 3, 4].map((number) => anAttendee(number, { ...developer, attendee: `owner:${number}` })),
      ],
    },
  }),
  {
    async play({ canvas, userEvent }) {
      const field = await search(canvas);
      await userEvent.type(field, 'woonbedrijf');
      await waitFor(() => expect(canvas.queryByText('A. de Vries')).not.toBeInTheDocument());
      await userEvent.click(await canvas.findByRole('checkbox', { name: /alle/iu }));
      await userEvent.click(await buttonOf(canvas, '3 personen in één keer', 'In de zaal'));
      await expect(await screen.findByText('3 personen zijn er, in de zaal.')).toBeVisible();
      await expect(await canvas.findByText('3 in de zaal')).toBeVisible();
      await userEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
      await expect(await canvas.findByText('0 in de zaal')).toBeVisible();
    },
  },
);

/** An apartment that does not vote says why, and who signed the list says when. */
export const StemtNiet = screenStory(
  door({
    hall: {
      attendees: [
        anAttendee(1, {
          name: 'A. de Vries',
          apartments: [{ name: 'Kadestraat 1', votes: 0, voting: 'suspended', giver: null }],
          is_present: true,
          arrived_at: '2026-11-20T11:30:00.000Z',
          signed_at: '2026-11-20T11:40:00.000Z',
        }),
        anAttendee(2, { ...developer, name: null, attendee: 'owner:2' }),
      ],
    },
  }),
  {
    async play({ canvas }) {
      await expect(
        await canvas.findByText('Kadestraat 1 (stemt niet: het stemrecht is opgeschort)'),
      ).toBeVisible();
      await expect(canvas.getByText('getekend met inlog om 12.40 uur')).toBeVisible();
      await expect(canvas.getByText('eigenaar zonder account')).toBeVisible();
    },
  },
);

/** The second press of a double press does nothing. */
export const TweeKeerDrukken = screenStory(door({ hall: nobody }), {
  async play({ canvas, userEvent }) {
    await userEvent.dblClick(await buttonOf(canvas, 'A. de Vries', 'In de zaal'));
    await expect(await canvas.findByText('1 in de zaal')).toBeVisible();
    const pressed = await buttonOf(canvas, 'A. de Vries', 'In de zaal');
    await waitFor(() => expect(pressed).toHaveAttribute('aria-pressed', 'true'));
  },
});

export const MetMachtiging = screenStory(
  door({
    hall: {
      attendees: [
        anAttendee(1, {
          name: 'A. de Vries',
          apartments: [
            { name: 'Kadestraat 1', votes: 24, voting: 'yes', giver: null },
            { name: 'Kadestraat 6', votes: 24, voting: 'yes', giver: 'B. Bakker' },
          ],
        }),
      ],
    },
  }),
  {
    async play({ canvas }) {
      await expect(
        await canvas.findByText(/Kadestraat 6 \(24 stemmen\), met machtiging van B\. Bakker/u),
      ).toBeVisible();
    },
  },
);

export const OpTelefoon = screenStory(door(), {
  async play({ canvas }) {
    await expect(await canvas.findByText('A. de Vries')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Donker = screenStory(door(), { globals: { scheme: 'dark' } });

export const NogNiet = screenStory(door({ search: '?aanwezig=nee' }), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Bewoner 32')).toBeVisible();
    await expect(canvas.queryByText('A. de Vries')).not.toBeInTheDocument();
    await userEvent.click(await buttonOf(canvas, 'Bewoner 32', 'In de zaal'));
    await waitFor(() => expect(canvas.queryByText('Bewoner 32')).not.toBeInTheDocument());
    await waitFor(async () => expect(await search(canvas)).toHaveFocus());
  },
});

export const TweehonderdMensen = screenStory(
  door({ hall: { attendees: [...present(residents(150)), ...residents(200).slice(150)] } }),
  {
    async play({ canvas, userEvent }) {
      await expect(await canvas.findByText(/^1–\d+ van$/u)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Volgende' }));
      await expect(await canvas.findByText(/^\d\d–\d+ van$/u)).toBeVisible();
    },
  },
);

/** The search stays in view down the list. */
export const TweehonderdOpTelefoon = screenStory(door({ hall: { attendees: residents(200) } }), {
  async play({ canvas }) {
    const next = await canvas.findByRole('button', { name: 'Volgende' });
    next.scrollIntoView({ block: 'end' });
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(1000));
    const { top, bottom } = (await search(canvas)).getBoundingClientRect();
    await expect([top >= 0, bottom <= window.innerHeight / 2]).toEqual([true, true]);
  },
});

export const EenMens = screenStory(door({ hall: { attendees: residents(1) } }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('1 persoon')).toBeVisible();
  },
});

export const Niemand = screenStory(door({ hall: { attendees: [] } }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Er is nog niemand die kan komen')).toBeVisible();
  },
});

export const NietsGevonden = screenStory(door(), {
  async play({ canvas, userEvent }) {
    await userEvent.type(await search(canvas), 'Zebra');
    await expect(await canvas.findByText('Niemand gevonden')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Toon iedereen' }));
    await expect(await canvas.findByText('A. de Vries')).toBeVisible();
  },
});

export const Mislukt = screenStory(
  door({ hall: nobody, first: () => [mockCall(presenceContract.setPresence, refuse('meeting_not_held'))] }),
  {
    async play({ canvas, userEvent }) {
      const button = await buttonOf(canvas, 'A. de Vries', 'In de zaal');
      await userEvent.click(button);
      await expect(await screen.findByText(/alleen rond de vergadering/u)).toBeVisible();
      await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    },
  },
);

export const DeurNogDicht = screenStory(
  door({ meeting: { has_begun: false }, hall: { ...nobody, isHeld: false } }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText(/dan gaat de deur open/u)).toBeVisible();
      await waitFor(async () => expect(await buttonOf(canvas, 'A. de Vries', 'In de zaal')).toBeDisabled());
    },
  },
);

export const OvervolOpTelefoon = screenStory(
  door({
    hall: { attendees: residents(30).map((one) => Object.assign({}, one, { name: LONG_NAME })) },
  }),
  {
    async play({ canvas }) {
      await expect((await canvas.findAllByText(LONG_NAME))[0]).toBeVisible();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  },
);
