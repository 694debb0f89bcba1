import { meetingsContract } from '@mijn/domain/meetings/contract';
import type { Meeting } from '@mijn/domain/meetings';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import { idOf, mockCall, neverResponds } from '@mijn/api/mock/call';
import { aMeeting, meetingsCalls } from '@mijn/api/mock/meetings';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { slowly } from '../../../../testing/calls/slowly.ts';
import {
  cancelledMeeting,
  nextMeeting,
  someMeetings,
  tooManyMeetings,
} from '../../../../testing/meetings-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Vergadering' } satisfies Meta;

export default meta;

const PATH = `/meetings/${nextMeeting.id}`;
const withMeetings = (meetings: readonly Meeting[], path = PATH) => ({
  path,
  calls: () => [...sessionCalls(aUser()), ...meetingsCalls(meetings)],
});

export const Laden = screenStory(
  {
    path: PATH,
    calls: () => [mockCall(meetingsContract.getMeeting, neverResponds), ...sessionCalls(aUser())],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Vergadering' })).toBeVisible();
    },
  },
);

export const Gevuld = screenStory(withMeetings(someMeetings), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('list', { name: 'Documenten' })).toBeVisible();
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Ingangsdatum begroting', 'Opdrachtgever', 'Vergadercoach', 'Verzonden op']);
    await expect(canvas.getByRole('heading', { level: 1, name: nextMeeting.concerns })).toBeVisible();
    await expect(canvas.getByText('Vergadering').closest('p')).toHaveTextContent(
      'Vergadering, Vergaderdatum: woensdag 9 december 2026',
    );
    await expect(canvas.getByText(/19\.30 uur tot 22\.00 uur/u).closest('p')).toHaveTextContent(/Locatie: /u);
    // The documents come before the facts, also for a screen reader.
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings.slice(0, 2)).toEqual(['Documenten', 'Gegevens']);
    await expect(canvas.getByRole('link', { name: 'In mijn kalender' })).toHaveAttribute('download');
    await expect(canvas.getByRole('link', { name: 'Alles downloaden (zip)' })).toHaveAttribute('download');
  },
});

export const GevuldOpTelefoon = { ...Gevuld };

export const VanLadenNaarGevuld = screenStory(
  { path: PATH, calls: () => [slowly(), ...sessionCalls(aUser()), ...meetingsCalls(someMeetings)] },
  {
    parameters: { standsStill: true },
    async play({ canvas }) {
      await expect(await canvas.findByRole('list', { name: 'Documenten' })).toBeVisible();
    },
  },
);

export const VanLadenNaarGevuldOpTelefoon = { ...VanLadenNaarGevuld };

export const Voorbij = screenStory(withMeetings(someMeetings, `/meetings/${someMeetings[1]?.id}`), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Notulen ALV 10-6-2026' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'In mijn kalender' })).not.toBeInTheDocument();
  },
});

export const VoorbijOpTelefoon = { ...Voorbij };

export const Geannuleerd = screenStory(withMeetings([cancelledMeeting], `/meetings/${cancelledMeeting.id}`), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Deze vergadering gaat niet door.')).toBeVisible();
    await expect(canvas.getByText('Geannuleerd')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'In mijn kalender' })).not.toBeInTheDocument();
  },
});

export const GeannuleerdOpTelefoon = { ...Geannuleerd };

export const WeinigBekend = screenStory(withMeetings([aMeeting(1, { location: null })]), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Er zijn nog geen stukken voor deze vergadering.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /zip/u })).not.toBeInTheDocument();
  },
});

export const StukGeopend = screenStory(
  withMeetings(someMeetings, `${PATH}?document=${nextMeeting.documents[1]?.id}`),
  {
    async play({ canvas, userEvent }) {
      const viewer = await screen.findByRole('dialog', { name: 'Begroting 2027' });
      await expect(await within(viewer).findByRole('link', { name: 'Downloaden' })).toBeVisible();
      // The dialog handles Escape only when the focus is inside the dialog.
      await waitFor(() => expect(viewer.contains(document.activeElement)).toBe(true));
      await userEvent.keyboard('{Escape}');
      await expect(await canvas.findByRole('list', { name: 'Documenten' })).toBeVisible();
    },
  },
);

export const Overvol = screenStory(withMeetings(tooManyMeetings), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('list', { name: 'Documenten' })).toBeVisible();
  },
});

export const OvervolOpTelefoon = screenStory(withMeetings(tooManyMeetings), {
  async play({ canvas }) {
    await canvas.findByRole('list', { name: 'Documenten' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const BestaatNiet = screenStory(withMeetings(someMeetings, `/meetings/${idOf(8, 99)}`), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Deze vergadering is er niet')).toBeVisible();
    await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Vergaderingen' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Vergaderingen' })).toBeVisible();
  },
});
