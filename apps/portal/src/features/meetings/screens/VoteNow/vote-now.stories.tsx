import { agendaCalls } from '@mijn/api/mock/agenda';
import { aUser } from '@mijn/api/mock/auth';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { aHeldMeeting } from '@mijn/api/mock/presence';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import type { Meeting } from '@mijn/domain/meetings';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hallCalls } from '../../../../testing/calls/hall-calls.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Stemmen via het korte adres' } satisfies Meta;

export default meta;

const HOUR_MS = 3_600_000;

/** Returns a meeting that begins some hours after now. */
const inHours = (hours: number, own: Partial<Meeting> = {}): Meeting =>
  aHeldMeeting({ meeting_date: new Date(Date.now() + hours * HOUR_MS).toISOString(), ...own });

const screenWith = (meetings: readonly Meeting[]) => ({
  path: '/stemmen',
  calls: () => [...sessionCalls(aUser()), ...agendaCalls(), ...hallCalls(), ...meetingsCalls(meetings)],
});

/** From the opening of the door on, the address leads to the votes. */
export const TijdensDeVergadering = screenStory(screenWith([inHours(1)]), {
  async play({ canvas }) {
    await expect(await canvas.findByText(/Meld u bij de deur|U bent aanwezig/u)).toBeVisible();
  },
});

export const DeurNogDicht = screenStory(screenWith([inHours(3)]), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Er is nu geen vergadering')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bekijk alle vergaderingen' })).toHaveAttribute(
      'href',
      '/meetings',
    );
  },
});

export const GaatNietDoor = screenStory(screenWith([inHours(1, { is_cancelled: true })]), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Er is nu geen vergadering')).toBeVisible();
  },
});

export const Storing = screenStory(
  {
    path: '/stemmen',
    calls: () => [
      mockCall(meetingsContract.listMeetings, refuse('internal_error')),
      ...sessionCalls(aUser()),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De vergaderingen zijn niet geladen')).toBeVisible();
    },
  },
);
