import { agendaCalls, someAgendaItems } from '@mijn/api/mock/agenda';
import { attendanceCalls } from '@mijn/api/mock/attendance';
import { aBoardMember } from '@mijn/api/mock/auth';
import { type HallData, hallCalls } from '@mijn/api/mock/ballots';
import { convocationsCalls } from '@mijn/api/mock/convocations';
import { decisionsCalls } from '@mijn/api/mock/decisions';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { aHeldMeeting } from '@mijn/api/mock/presence';
import type { Meeting } from '@mijn/domain/meetings';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Vergadering van het bestuur' } satisfies Meta;

export default meta;

const ofBoard = (hall: Partial<HallData>, meeting: Partial<Meeting> = {}) => {
  const held = aHeldMeeting(meeting);
  return {
    path: `/meetings/${held.id}`,
    calls: () => [
      ...sessionCalls(aBoardMember()),
      ...hallCalls(hall),
      ...attendanceCalls({ isBoard: true }),
      ...meetingsCalls([held]),
      ...agendaCalls(someAgendaItems()),
      ...decisionsCalls(),
      ...convocationsCalls(),
    ],
  };
};

export const DeurOpen = screenStory(ofBoard({}), {
  async play({ canvas }) {
    const lead = await canvas.findByRole('link', { name: 'De vergadering leiden' });
    await expect(lead).toHaveAttribute('href', expect.stringContaining('/hold'));
    await expect(canvas.getByRole('link', { name: 'Wie is er?' })).toBeVisible();
  },
});

/** The card says when the door opens. */
export const DeurNogDicht = screenStory(
  ofBoard({ isHeld: false, opens_at: '2026-11-20T15:30:00.000Z' }, { has_begun: false }),
  {
    async play({ canvas }) {
      await expect(
        await canvas.findByText('Dit kan vanaf vrijdag 20 november 2026, 16.30 uur: dan gaat de deur open.'),
      ).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Wie is er?' })).toBeDisabled());
    },
  },
);
