import { aBoardMember } from '@mijn/api/mock/auth';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { aMeeting, meetingsCalls } from '@mijn/api/mock/meetings';
import { minutesCalls, someMinutes } from '@mijn/api/mock/minutes';
import type { MeetingMinutes } from '@mijn/domain/minutes';
import { minutesContract } from '@mijn/domain/minutes/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Notulen' } satisfies Meta;

export default meta;

const meeting = aMeeting(1, { meeting_date: '2026-11-18T18:30:00.000Z' });
const WRITTEN_AT = '2026-11-19T10:00:00.000Z';

const withMinutes = (own: Partial<MeetingMinutes> = {}) => ({
  path: `/meetings/${meeting.id}/minutes`,
  calls: () => [
    ...sessionCalls(aBoardMember()),
    ...meetingsCalls([meeting]),
    ...minutesCalls([], someMinutes(own)),
  ],
});

const written: Partial<MeetingMinutes> = {
  version: 3,
  written_at: WRITTEN_AT,
  written_by: 'Els Bos',
  text: '# Agenda\n\n## 1. Opening\n\nDe voorzitter opent de vergadering.\n\n# Besluiten\n\nAangenomen.',
};

export const Concept = screenStory(withMinutes(), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Dit is een concept')).toBeVisible();
    await expect(canvas.getByText(/Er is nog 1 plek om in te vullen/u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tekenen als voorzitter' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Tekst wijzigen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Notulen wijzigen' }));
    const field = await dialog.findByRole('textbox', { name: 'Tekst van de notulen' });
    await userEvent.clear(field);
    await userEvent.type(field, '# Opening{enter}{enter}Iedereen is er.');
    await userEvent.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await expect(await canvas.findByText(/^Versie 1, opgeslagen op/u)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByText('Iedereen is er.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tekst wijzigen' }));
    const again = within(await screen.findByRole('dialog', { name: 'Notulen wijzigen' }));
    await userEvent.type(await again.findByRole('textbox', { name: 'Tekst van de notulen' }), ' Bijna.');
    await userEvent.click(again.getByRole('button', { name: 'Opslaan' }));
    await expect(await canvas.findByText(/^Versie 2, opgeslagen op/u)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '1 eerdere versie tonen' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Tekst bekijken van versie 1' }));
    const earlier = within(await screen.findByRole('dialog', { name: 'Notulen, versie 1' }));
    await expect(await earlier.findByText('Iedereen is er.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Tekenen als voorzitter' })).toBeVisible();
  },
});

export const TekenenEnPubliceren = screenStory(withMinutes(written), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tekenen als voorzitter' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Tekent u deze notulen?' }));
    await userEvent.click(ask.getByRole('button', { name: 'Tekenen' }));
    await expect(await canvas.findByText(/^Getekend door Vera Visser op/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Notulist tekende op papier' }));
    const paper = within(await screen.findByRole('dialog', { name: 'Notulist tekende op papier' }));
    await expect(await paper.findByRole('textbox', { name: 'Naam van wie tekende' })).toHaveValue('Els Bos');
    await userEvent.click(paper.getByRole('button', { name: 'Vastleggen' }));
    await expect(await canvas.findByText(/^Op papier getekend door Els Bos/u)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Notulen publiceren' }));
    const sure = within(await screen.findByRole('alertdialog', { name: 'Notulen publiceren?' }));
    await userEvent.click(sure.getByRole('button', { name: 'Publiceren' }));
    await expect(await canvas.findByText(/^Gepubliceerd op/u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tekst wijzigen' })).not.toBeInTheDocument();
  },
});

export const OpTelefoon = screenStory(withMinutes(written), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Besluiten' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Storing = screenStory(
  {
    path: `/meetings/${meeting.id}/minutes`,
    calls: () => [
      mockCall(minutesContract.getMinutes, refuse('internal_error')),
      ...sessionCalls(aBoardMember()),
      ...meetingsCalls([meeting]),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De notulen zijn niet geladen')).toBeVisible();
    },
  },
);
