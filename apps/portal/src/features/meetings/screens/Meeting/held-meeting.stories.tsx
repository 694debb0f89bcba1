import { aUser } from '@mijn/api/mock/auth';
import { agendaCalls } from '@mijn/api/mock/agenda';
import { decisionsCalls } from '@mijn/api/mock/decisions';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { aHeldMeeting } from '@mijn/api/mock/presence';
import type { Meeting } from '@mijn/domain/meetings';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hallCalls, type HallData } from '../../../../testing/calls/hall-calls.ts';
import { meetingPageCalls } from '../../../../testing/calls/meeting-page-calls.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { nextAgenda } from '../../../../testing/meetings-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';
import { closed, openBallot } from '../../../../testing/vote-screen.ts';

const meta = { title: 'Schermen/Vergadering die bezig is' } satisfies Meta;

export default meta;

const shown = (hall: Partial<HallData> = {}, own: Partial<Meeting> = {}) => ({
  path: `/meetings/${aHeldMeeting().id}`,
  calls: () => [
    ...sessionCalls(aUser()),
    ...hallCalls(hall),
    ...meetingPageCalls(),
    ...meetingsCalls([aHeldMeeting(own)]),
    ...agendaCalls(nextAgenda),
    ...decisionsCalls(),
  ],
});

export const Bezig = screenStory(shown(), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'De vergadering is bezig' })).toBeVisible();
    await expect(canvas.getByText('Meld u, stem mee en zie de uitslagen.')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Naar het stemmen' });
    await expect(link.getAttribute('href')).toMatch(/^\/meetings\/.+\/vote/u);
  },
});

export const StemmingOpen = screenStory(shown({ ballots: [openBallot, ...closed] }), {
  async play({ canvas }) {
    await expect(
      await canvas.findByText('Er is nu een stemming: 6. Laadpalen in de parkeerkelder.'),
    ).toBeVisible();
  },
});

/** After the meeting the documents come first, and each item says how it ended, and not what it asks. */
export const AgendaMetUitslagen = screenStory(shown({ isHeld: false, ballots: closed }, { is_over: true }), {
  async play({ canvas }) {
    const agenda = within(await canvas.findByRole('region', { name: 'Agenda' }));
    await expect(await agenda.findByText('met 412 voor en 188 tegen')).toBeVisible();
    await expect(agenda.getAllByText('Aangenomen').length).toBeGreaterThan(0);
    await expect(agenda.getAllByText('Besproken').length).toBeGreaterThan(0);
    await expect(agenda.queryByText('Te besluiten')).not.toBeInTheDocument();
    await expect(agenda.queryByText(/aanwezig zijn/u)).not.toBeInTheDocument();
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings.slice(0, 2)).toEqual(['Documenten', 'Agenda']);
  },
});

/** After the meeting, each ballot opens its sum. */
export const Uitslagen = screenStory(shown({ isHeld: false, ballots: closed }, { is_over: true }), {
  async play({ canvas, userEvent }) {
    const results = within(await canvas.findByRole('region', { name: 'Uitslagen' }));
    await expect(canvas.queryByRole('link', { name: 'Naar het stemmen' })).not.toBeInTheDocument();
    await userEvent.click(results.getByText('5. Zonnepanelen op het dak'));
    await expect(await results.findByText('412 is 12 meer dan 400')).toBeVisible();
    await expect(results.getAllByRole('link', { name: 'Bekijk het besluit' })[0]).toBeVisible();
  },
});

export const UitslagenOpTelefoon = screenStory(shown({ isHeld: false, ballots: closed }, { is_over: true }), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Uitslagen' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
