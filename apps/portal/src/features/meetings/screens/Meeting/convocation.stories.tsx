import { agendaCalls, someAgendaItems } from '@mijn/api/mock/agenda';
import { aBoardMember, aUser } from '@mijn/api/mock/auth';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { LETTERS_CODE, aConvocation, convocationsCalls } from '@mijn/api/mock/convocations';
import { decisionsCalls } from '@mijn/api/mock/decisions';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { convocationsContract } from '@mijn/domain/convocations/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { meetingPageCalls } from '../../../../testing/calls/meeting-page-calls.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { nextMeeting } from '../../../../testing/meetings-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Oproep' } satisfies Meta;

export default meta;

const shown = (data: Parameters<typeof convocationsCalls>[0], user = aBoardMember()) => ({
  path: `/meetings/${nextMeeting.id}`,
  calls: () => [
    ...sessionCalls(user),
    ...decisionsCalls(),
    ...convocationsCalls(data),
    ...meetingPageCalls(),
    ...meetingsCalls([nextMeeting]),
    ...agendaCalls(someAgendaItems()),
  ],
});

export const Versturen = screenStory(shown({ maySend: true }), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Oproep versturen' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('De oproep sturen aan 3 leden?')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Versturen' }));
    await expect(await canvas.findByText('De oproep gaat naar 3 leden.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Oproep \(PDF\).*versie 1$/u })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Oproep versturen' })).not.toBeInTheDocument();
  },
});

export const Brieven = screenStory(shown({ convocations: [aConvocation(1)], letters: 3 }), {
  async play({ canvas, userEvent }) {
    await expect(
      await canvas.findByText('3 eigenaren zonder account moeten de oproep nog per brief krijgen.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Brieven (PDF)' })).toHaveAttribute(
      'href',
      expect.stringContaining('/letters'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Brieven zijn op de post' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zijn de 3 brieven op de post?' }));
    const code = await dialog.findByRole('textbox', { name: 'Code van de brieven' });
    await userEvent.type(code, '000000');
    await userEvent.click(dialog.getByRole('button', { name: 'Ja, vastleggen' }));
    await expect(await dialog.findByText(/^Deze code hoort niet bij de brieven van nu/u)).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, LETTERS_CODE);
    await userEvent.click(dialog.getByRole('button', { name: 'Ja, vastleggen' }));
    await expect(await canvas.findByText('3 brieven staan in de lijst.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Brieven (PDF)' })).not.toBeInTheDocument(),
    );
  },
});

export const TeLaat = screenStory(
  shown({ maySend: true, notice: { days_given: 4, days_needed: 15, days_urgent: 3 } }),
  {
    async play({ canvas, userEvent }) {
      await expect(
        await canvas.findByText(/^De oproep is te laat: er zitten nog 4 dagen tussen/u),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Oproep versturen' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await expect(dialog.getByText('Alleen bij spoed is 3 dagen genoeg.')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Toch versturen' }));
      await expect(await canvas.findByText('De oproep gaat naar 3 leden.')).toBeVisible();
    },
  },
);

const two = [aConvocation(2, { frozen_at: '2026-11-19T09:00:00.000Z' }), aConvocation(1)];

export const NaEenWijziging = screenStory(shown({ convocations: two, maySend: true }), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Gewijzigde oproep versturen' })).toBeVisible();
    await expect(canvas.getByText('Eerder verstuurd')).toBeVisible();
    const lists = canvas.getAllByRole('link', { name: /^Verstuurd aan 42 leden/u });
    await expect(lists.map((link) => link.getAttribute('href'))).toEqual(
      two.map(({ id }) => expect.stringContaining(`/convocations/${id}`)),
    );
  },
});

export const VoorEenEigenaar = screenStory(shown({ convocations: two.slice(1) }, aUser()), {
  async play({ canvas }) {
    const zip = await canvas.findByRole('link', { name: /^Oproep met stukken \(zip\).*versie 1$/u });
    await expect(zip).toHaveAttribute('href', expect.stringContaining('/zip'));
    await expect(canvas.queryByRole('link', { name: /^Gemaild/u })).not.toBeInTheDocument();
  },
});

export const AlleenLezen = screenStory(
  shown(
    { maySend: true },
    aBoardMember({
      impersonation: { staff_name: 'Sara Staf', ends_at: '2099-11-20T15:00:00.000Z', is_read_only: true },
    }),
  ),
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { name: 'Agenda' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Oproep versturen' })).not.toBeInTheDocument();
    },
  },
);

export const IemandAndersWasEerder = screenStory(
  {
    ...shown({ maySend: true }),
    calls: () => [
      mockCall(convocationsContract.createConvocation, refuse('conflict')),
      ...shown({ maySend: true }).calls(),
    ],
  },
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Oproep versturen' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Versturen' }));
      await expect((await canvas.findAllByText(/gewijzigd/u))[0]).toBeVisible();
    },
  },
);

export const OpTelefoon = screenStory(shown({ convocations: two, maySend: true }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Eerder verstuurd')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
