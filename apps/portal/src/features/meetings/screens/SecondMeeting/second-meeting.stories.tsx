import { agendaCalls, someAgendaItems } from '@mijn/api/mock/agenda';
import { aBoardMember } from '@mijn/api/mock/auth';
import { aBallot, aBallotResult } from '@mijn/api/mock/ballots';
import { convocationsCalls } from '@mijn/api/mock/convocations';
import { decisionsCalls } from '@mijn/api/mock/decisions';
import { aMeeting, meetingsCalls } from '@mijn/api/mock/meetings';
import { aSecondMeeting, aSecondMeetingPlan, secondMeetingsCalls } from '@mijn/api/mock/second-meetings';
import type { Meeting } from '@mijn/domain/meetings';
import type { SecondMeetingPlan } from '@mijn/domain/second-meetings';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hallCalls } from '../../../../testing/calls/hall-calls.ts';
import { meetingPageCalls } from '../../../../testing/calls/meeting-page-calls.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Tweede vergadering' } satisfies Meta;

export default meta;

const first = aMeeting(1, { meeting_date: '2026-11-19T18:30:00.000Z' });
const items = someAgendaItems();
const withoutQuorum = aBallot(5, {
  item_id: items[4]?.id ?? '',
  state: 'closed',
  closed_at: '2026-11-19T19:30:00.000Z',
  result: aBallotResult({ outcome: 'no_quorum' }),
});

const calls = (meeting: Meeting, plan?: SecondMeetingPlan) => [
  ...sessionCalls(aBoardMember()),
  ...decisionsCalls(),
  ...convocationsCalls(),
  ...secondMeetingsCalls(plan),
  ...hallCalls({ isHeld: false, ballots: [withoutQuorum] }),
  ...meetingPageCalls(),
  ...meetingsCalls([meeting]),
  ...agendaCalls(items),
];

const form = (plan?: SecondMeetingPlan) => ({
  path: `/meetings/${first.id}/second-meeting`,
  calls: () => calls(first, plan),
});

const page = (own: Partial<Meeting> = {}) => ({
  path: `/meetings/${first.id}`,
  calls: () => calls({ ...first, ...own }),
});

export const Invullen = screenStory(form(), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Punt 5: Zonnepanelen op het dak')).toBeVisible();
    await expect(
      canvas.getByText('De stemregels staan de dagen van 4-12-2026 tot en met 1-1-2027 toe.'),
    ).toBeVisible();
    await expect(canvas.getByDisplayValue('Buurthuis De Sluis, Rotterdam')).toBeVisible();
  },
});

export const ZonderDatum = screenStory(form(), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tweede vergadering aanmaken' }));
    await expect((await canvas.findAllByText('Kies een datum.'))[0]).toBeVisible();
  },
});

export const OproeptermijnNietHaalbaar = screenStory(form(aSecondMeetingPlan({ notice_day: '2027-01-05' })), {
  async play({ canvas }) {
    await expect(await canvas.findByText(/geen oproeptermijn van 15 dagen meer/u)).toBeVisible();
  },
});

export const NietMogelijk = screenStory(form(aSecondMeetingPlan({ may_call: false, items: [] })), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Een tweede vergadering kan nu niet')).toBeVisible();
  },
});

export const VerplaatsenOfAnnuleren = screenStory(
  form(aSecondMeetingPlan({ may_call: false, second: aSecondMeeting({ is_convened: true }) })),
  {
    async play({ canvas, userEvent }) {
      await expect(await canvas.findByText(/Verstuur na het wijzigen een nieuwe oproep/u)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Verplaatsen' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Tweede vergadering annuleren' }));
      const dialog = within(await within(document.body).findByRole('alertdialog'));
      await expect(dialog.getByText(/krijgt een mail met uw reden/u)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Niet laten doorgaan' }));
      await expect(await dialog.findByText('Vul in waarom de vergadering niet doorgaat.')).toBeVisible();
      await userEvent.type(
        dialog.getByLabelText('Waarom gaat de vergadering niet door?'),
        'De zaal is dicht.',
      );
      await userEvent.click(dialog.getByRole('button', { name: 'Niet laten doorgaan' }));
      await expect(
        await within(document.body).findByText(
          'De tweede vergadering gaat niet door. De leden krijgen een mail.',
        ),
      ).toBeVisible();
    },
  },
);

export const OpDePaginaVanDeVergadering = screenStory(page(), {
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: 'Tweede vergadering bijeenroepen' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('/second-meeting'));
  },
});

export const NaarDeTweedeVergadering = screenStory(
  page({
    second_meeting: {
      id: aMeeting(2).id,
      concerns: 'Tweede vergadering: Algemene ledenvergadering',
      meeting_date: '2026-12-09T18:30:00.000Z',
    },
  }),
  {
    async play({ canvas }) {
      await expect(
        await canvas.findByRole('link', { name: 'De tweede vergadering: woensdag 9 december 2026' }),
      ).toBeVisible();
      await expect(
        canvas.queryByRole('link', { name: 'Tweede vergadering bijeenroepen' }),
      ).not.toBeInTheDocument();
    },
  },
);
