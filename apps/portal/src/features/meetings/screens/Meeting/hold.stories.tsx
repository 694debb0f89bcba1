import { agendaCalls, someAgendaItems } from '@mijn/api/mock/agenda';
import { aBoardMember } from '@mijn/api/mock/auth';
import { convocationsCalls } from '@mijn/api/mock/convocations';
import { decisionsCalls } from '@mijn/api/mock/decisions';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { aHeldMeeting } from '@mijn/api/mock/presence';
import type { AgendaItem } from '@mijn/domain/agenda';
import type { Meeting } from '@mijn/domain/meetings';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { openRow, ROW_TITLE } from '../../../../testing/board-rows.ts';
import { hallCalls, type HallData } from '../../../../testing/calls/hall-calls.ts';
import { meetingPageCalls } from '../../../../testing/calls/meeting-page-calls.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Vergadering van het bestuur' } satisfies Meta;

export default meta;

const ofBoard = (
  hall: Partial<HallData>,
  meeting: Partial<Meeting> = {},
  items: readonly AgendaItem[] = someAgendaItems(),
) => {
  const held = aHeldMeeting(meeting);
  return {
    path: `/meetings/${held.id}`,
    calls: () => [
      ...sessionCalls(aBoardMember()),
      ...hallCalls(hall),
      ...meetingPageCalls(),
      ...meetingsCalls([held]),
      ...agendaCalls(items),
      ...decisionsCalls(),
      ...convocationsCalls(),
    ],
  };
};

const minutes = { name: 'Conceptnotulen (Word)' };

export const DeurOpen = screenStory(ofBoard({}), {
  async play({ canvas }) {
    const lead = await canvas.findByRole('link', { name: 'De vergadering leiden' });
    await expect(lead).toHaveAttribute('href', expect.stringContaining('/hold'));
    await expect(canvas.getByRole('link', { name: 'Wie is er?' })).toBeVisible();
    await expect(canvas.getByText(/Er staat in wat tot nu toe is vastgelegd/u)).toBeVisible();
    await expect(canvas.getByRole('link', minutes)).toHaveAttribute('download');
  },
});

/** Who leads the meeting with a phone at the door does not look for the link under the agenda. */
export const DeurOpenOpTelefoon = screenStory(ofBoard({}), {
  async play({ canvas }) {
    const lead = await canvas.findByRole('link', { name: 'De vergadering leiden' });
    const agenda = canvas.getByRole('heading', { name: 'Agenda' });
    await expect(lead.getBoundingClientRect().top).toBeLessThan(agenda.getBoundingClientRect().top);
  },
});

/** The meeting ended today. */
export const Voorbij = screenStory(ofBoard({ isHeld: false }), {
  async play({ canvas }) {
    await expect(await canvas.findByText(/De vergadering is voorbij/u)).toBeVisible();
    const draft = canvas.getByRole('link', minutes);
    await expect(draft).toHaveAttribute('href', expect.stringMatching(/\/minutes-draft$/u));
    await expect(canvas.queryByText(/tot nu toe/u)).not.toBeInTheDocument();
  },
});

/** The door is open, and the planned time is still to come. A meeting that begins early has minutes too. */
export const DeurOpenVoorHetBegin = screenStory(ofBoard({}, { has_begun: false }), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', minutes)).toBeVisible();
    await expect(canvas.getByText(/Er staat in wat tot nu toe is vastgelegd/u)).toBeVisible();
  },
});

const over = { is_over: true, meeting_date: '2026-11-12T18:30:00.000Z' };

/** A week later, the card of the meeting itself is gone. */
export const WeekLater = screenStory(ofBoard({ isHeld: false }, over), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Notulen', ROW_TITLE)).toBeVisible();
    await expect(canvas.getByRole('link', minutes)).toBeVisible();
    await expect(canvas.queryByText('Tijdens de vergadering')).not.toBeInTheDocument();
  },
});

export const WeekLaterDonker = screenStory(ofBoard({ isHeld: false }, over), {
  globals: { scheme: 'dark' },
});

/** Of an earlier meeting without agenda and ballots, the portal has nothing to write minutes of. */
export const VroegerZonderAgenda = screenStory(ofBoard({ isHeld: false }, over, []), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Gegevens', ROW_TITLE)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', minutes)).not.toBeInTheDocument());
  },
});

/** A meeting that was cancelled has no minutes. */
export const Geannuleerd = screenStory(ofBoard({ isHeld: false }, { is_cancelled: true }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Gegevens', ROW_TITLE)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', minutes)).not.toBeInTheDocument());
  },
});

/** The card says when the door opens. */
export const DeurNogDicht = screenStory(
  ofBoard({ isHeld: false, opens_at: '2026-11-20T15:30:00.000Z' }, { has_begun: false }),
  {
    async play({ canvas, userEvent }) {
      await openRow({ canvas, userEvent }, 'Tijdens de vergadering');
      await expect(
        await canvas.findByText('Dit kan vanaf vrijdag 20 november 2026, 16.30 uur: dan gaat de deur open.'),
      ).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Wie is er?' })).toBeDisabled());
      await expect(canvas.queryByRole('link', minutes)).not.toBeInTheDocument();
    },
  },
);
