import { agendaCalls, someAgendaItems } from '@mijn/api/mock/agenda';
import { albumsCalls } from '@mijn/api/mock/albums';
import { aBoardMember } from '@mijn/api/mock/auth';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { aHolder, someTerms } from '@mijn/api/mock/proxies';
import { rulesWithProxies } from '@mijn/api/mock/voting-rules';
import type { AuthUser } from '@mijn/domain/auth';
import type { Meeting } from '@mijn/domain/meetings';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { meetingPageCalls } from '../../../../testing/calls/meeting-page-calls.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { nextMeeting } from '../../../../testing/meetings-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Machtiging op papier' } satisfies Meta;

export default meta;

interface Shown {
  user?: AuthUser;
  meeting?: Partial<Meeting>;
}

const shown = ({ user = aBoardMember(), meeting }: Shown = {}) => ({
  path: `/meetings/${nextMeeting.id}/proxies/paper`,
  calls: () => [
    ...sessionCalls(user),
    ...meetingPageCalls({ rules: rulesWithProxies(), terms: someTerms(), holders: [aHolder(1)] }),
    ...meetingsCalls([{ ...nextMeeting, ...meeting }]),
    ...agendaCalls(someAgendaItems()),
    ...albumsCalls([]),
  ],
});

export const Invullen = screenStory(shown(), {
  async play({ canvas, userEvent }) {
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: 'Zoek op appartement of eigenaar' }),
      'dijkstra',
    );
    await userEvent.click(await canvas.findByRole('radio', { name: /Kadestraat 7/u }));
    // The owner is the first guess of who signed.
    await expect(await canvas.findByDisplayValue('H. Dijkstra')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Iemand anders/u }));
    await userEvent.type(await canvas.findByLabelText('Naam van wie stemt'), 'K. Neef');
    const budget = within(canvas.getByRole('radiogroup', { name: '4. Begroting 2027' }));
    await expect(await budget.findByRole('radio', { name: 'K. Neef beslist' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Machtiging opslaan' }));
    await expect((await canvas.findAllByText('Kies er minstens 1.'))[0]).toBeVisible();
  },
});

export const Leeg = screenStory(shown(), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Machtiging opslaan' }));
    await expect((await canvas.findAllByText(/^Kies het appartement/u))[0]).toBeVisible();
    await expect((await canvas.findAllByText(/^Kies wie stemt/u))[0]).toBeVisible();
  },
});

export const LeegOpTelefoon = screenStory(shown(), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Machtiging opslaan' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const AlBegonnen = screenStory(shown({ meeting: { has_begun: true } }), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Machtiging opslaan' })).toBeVisible();
  },
});

export const DagVoorbij = screenStory(shown({ meeting: { has_begun: true, is_over: true } }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('U kunt nu geen machtiging invoeren')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Machtiging opslaan' })).not.toBeInTheDocument();
  },
});

export const AlleenLezen = screenStory(
  shown({
    user: aBoardMember({
      impersonation: { staff_name: 'Sara Staf', ends_at: '2099-11-20T15:00:00.000Z', is_read_only: true },
    }),
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText(/en kunt niets wijzigen/u)).toBeVisible();
    },
  },
);
