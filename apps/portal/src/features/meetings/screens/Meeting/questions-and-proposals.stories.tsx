import type { AuthUser } from '@mijn/domain/auth';
import { memberProposalsContract } from '@mijn/domain/member-proposals/contract';
import { questionsContract } from '@mijn/domain/questions/contract';
import type { Meta } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { agendaCalls } from '@mijn/api/mock/agenda';
import { aBoardMember, aUser } from '@mijn/api/mock/auth';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { convocationsCalls } from '@mijn/api/mock/convocations';
import { decisionsCalls } from '@mijn/api/mock/decisions';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { aMemberProposal, memberProposalsCalls } from '@mijn/api/mock/member-proposals';
import { meetingPageCalls } from '../../../../testing/calls/meeting-page-calls.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { closedDoorCalls } from '../../../../testing/hall-data.ts';
import { nextAgenda, nextMeeting } from '../../../../testing/meetings-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Vergadering, vragen en voorstellen' } satisfies Meta;

export default meta;

/** The page of a meeting. @param first the calls that answer before those of the page. */
const page = (user: AuthUser, ...first: readonly HttpHandler[]) => ({
  path: `/meetings/${nextMeeting.id}`,
  calls: () => [
    ...first,
    ...sessionCalls(user),
    ...decisionsCalls(),
    ...convocationsCalls(),
    ...meetingPageCalls(),
    ...meetingsCalls([nextMeeting]),
    ...agendaCalls(nextAgenda),
  ],
});

const member_proposals = [
  aMemberProposal(1),
  aMemberProposal(2, { title: 'Hek om de tuin', explanation: null }),
];

export const VraagTeLaat = screenStory(
  page(aUser(), mockCall(questionsContract.askQuestion, refuse('questions_closed'))),
  {
    tags: ['toets'],
    async play({ canvas, userEvent }) {
      const name = 'Vragen aan het bestuur over punt 4, Begroting 2027';
      await userEvent.click(await canvas.findByRole('button', { name }));
      await screen.findByRole('dialog', { name: 'Vragen over punt 4' });
      await userEvent.type(await screen.findByRole('textbox', { name: /^Uw vraag/u }), 'Waarom nu?');
      await userEvent.click(screen.getByRole('button', { name: 'Vraag versturen' }));
      await expect(await screen.findByText(/kunt u geen vraag meer versturen/u)).toBeVisible();
      await expect(screen.getByRole('textbox', { name: /^Uw vraag/u })).toHaveValue('Waarom nu?');
    },
  },
);

export const EigenVoorstel = screenStory(page(aUser()), {
  async play({ canvas, userEvent }) {
    const open = async () =>
      userEvent.click(await canvas.findByRole('button', { name: 'Eigen voorstel indienen' }));
    await open();
    await screen.findByRole('dialog', { name: 'Eigen voorstel indienen' });
    await expect(await screen.findByText(/tot en met maandag 23 november 2026/u)).toBeVisible();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Onderwerp/u }), 'Fietsenrek');
    await userEvent.type(
      screen.getByRole('textbox', { name: /^Voorstel/u }),
      'De vergadering besluit een fietsenrek te plaatsen.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Voorstel indienen' }));
    await expect(await screen.findByText(/^Uw voorstel is ingediend/u)).toBeVisible();
    await open();
    await screen.findByRole('dialog', { name: 'Eigen voorstel indienen' });
    await expect(await screen.findByText('Het bestuur beslist nog')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Voorstel “Fietsenrek” intrekken' })).toBeVisible();
  },
});

export const VoorstelTeLaat = screenStory(
  page(
    aUser(),
    mockCall(
      memberProposalsContract.submitProposal,
      refuse('proposals_closed', { params: { last_day: '2026-11-23' } }),
    ),
  ),
  {
    tags: ['toets'],
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Eigen voorstel indienen' }));
      await screen.findByRole('dialog', { name: 'Eigen voorstel indienen' });
      await userEvent.type(await screen.findByRole('textbox', { name: /^Onderwerp/u }), 'Fietsenrek');
      await userEvent.type(screen.getByRole('textbox', { name: /^Voorstel/u }), 'De vergadering besluit.');
      await userEvent.click(screen.getByRole('button', { name: 'Voorstel indienen' }));
      await expect(await screen.findByText(/indienen kon tot en met 23-11-2026/u)).toBeVisible();
      await expect(screen.getByRole('textbox', { name: /^Onderwerp/u })).toHaveValue('Fietsenrek');
    },
  },
);

export const VoorstellenVanEigenaren = screenStory(
  page(
    aBoardMember(),
    ...closedDoorCalls(),
    ...memberProposalsCalls({ member_proposals }),
    ...agendaCalls(nextAgenda, 2),
  ),
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Voorstellen van eigenaren (2)' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Voorstellen van eigenaren' }));
      await expect((await dialog.findAllByText(/^Karel Oosterhuis, Kadestraat 51, op/u))[0]).toBeVisible();
      const place = { name: 'Voorstel “Fietsenrek in de hal” op de agenda zetten' };
      await userEvent.click(dialog.getByRole('button', place));
      const asked = within(await screen.findByRole('alertdialog'));
      await userEvent.click(asked.getByRole('button', { name: 'Op de agenda zetten' }));
      await expect(await dialog.findByText('Staat op de agenda')).toBeVisible();
      await userEvent.click(
        dialog.getByRole('button', { name: 'Voorstel “Hek om de tuin” niet op de agenda zetten' }),
      );
      const form = within(await screen.findByRole('dialog', { name: '“Hek om de tuin” niet op de agenda' }));
      await userEvent.type(
        await form.findByRole('textbox', { name: /^Reden/u }),
        'De gemeente staat het niet toe.',
      );
      await userEvent.click(form.getByRole('button', { name: 'Reden versturen' }));
      await expect(await screen.findByText('Reden: De gemeente staat het niet toe.')).toBeVisible();
      await expect(screen.getByText('Niet op de agenda')).toBeVisible();
    },
  },
);
