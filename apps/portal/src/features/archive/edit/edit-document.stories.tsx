import { archiveContract } from '@mijn/domain/archive/contract';
import type { Meta } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aBoardMember } from '@mijn/api/mock/auth';
import { aDocument, archiveCalls } from '@mijn/api/mock/archive';
import { mockCall, neverResponds, Refusal, refuse } from '@mijn/api/mock/call';
import { someDocuments } from '../../../testing/archive-data.ts';
import { sessionCalls } from '../../../testing/calls/session-calls.ts';
import { screenStory, type Stage } from '../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Document wijzigen' } satisfies Meta;

export default meta;

const archive = (first: () => HttpHandler[] = () => []) => ({
  path: '/archive',
  calls: () => [...first(), ...sessionCalls(aBoardMember()), ...archiveCalls(someDocuments)],
});

async function openWindow({ canvas, userEvent }: Stage) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Acties voor Notulen ALV 10-6-2026' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Wijzigen' }));
  return within(await screen.findByRole('dialog', { name: 'Document wijzigen' }));
}

type Window = Awaited<ReturnType<typeof openWindow>>;

const dayOf = (dialog: Window) => dialog.getByRole('spinbutton', { name: /^dag/u });

export const Beginstand = screenStory(archive(), {
  async play({ canvas, userEvent }) {
    const dialog = await openWindow({ canvas, userEvent });
    await expect(await dialog.findByLabelText('Naam')).toHaveValue('Notulen ALV 10-6-2026');
    await expect(dayOf(dialog)).toHaveTextContent('10');
    await waitFor(() => expect(dialog.getByRole('button', { name: /Vergaderstukken/u })).toBeVisible());
  },
});

export const BeginstandOpTelefoon = screenStory(archive(), {
  async play({ canvas, userEvent }) {
    const dialog = await openWindow({ canvas, userEvent });
    await expect(await dialog.findByRole('button', { name: 'Opslaan' })).toBeVisible();
  },
});

export const Opgeslagen = screenStory(archive(), {
  async play({ canvas, userEvent }) {
    const dialog = await openWindow({ canvas, userEvent });
    await userEvent.type(await dialog.findByLabelText('Naam'), ' (getekend)');
    await userEvent.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await expect(await screen.findByRole('button', { name: 'Ongedaan maken' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /\(getekend\)/u })).toBeVisible();
  },
});

export const Bezig = screenStory(
  archive(() => [mockCall(archiveContract.updateDocument, neverResponds)]),
  {
    async play({ canvas, userEvent }) {
      const dialog = await openWindow({ canvas, userEvent });
      await userEvent.type(await dialog.findByLabelText('Naam'), '!');
      await userEvent.click(dialog.getByRole('button', { name: 'Opslaan' }));
      await waitFor(() =>
        expect(dialog.getByRole('button', { name: /Opslaan/u })).toHaveAttribute('aria-disabled', 'true'),
      );
    },
  },
);

export const NietsIngevuld = screenStory(archive(), {
  async play({ canvas, userEvent }) {
    const dialog = await openWindow({ canvas, userEvent });
    await userEvent.clear(await dialog.findByLabelText('Naam'));
    await userEvent.click(dayOf(dialog));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.click(dialog.getByRole('button', { name: 'Opslaan' }));
    const summary = await dialog.findByRole('alert');
    await expect(within(summary).getByRole('link', { name: /^Naam: Vul dit veld in/u })).toBeVisible();
    await expect(within(summary).getByRole('link', { name: /^Datum van het document:/u })).toBeVisible();
  },
});

export const ConceptBewaard = screenStory(archive(), {
  async play({ canvas, userEvent }) {
    const dialog = await openWindow({ canvas, userEvent });
    await userEvent.type(await dialog.findByLabelText('Naam'), ' (getekend)');
    await userEvent.click(dialog.getByRole('button', { name: 'Annuleren' }));
    await expect(await screen.findByText(/^Uw concept is bewaard: “/u)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Terug' })).toBeVisible();
  },
});

export const ConceptBewaardOpTelefoon = { ...ConceptBewaard };

export const Concept = screenStory(archive(), {
  async play({ canvas, userEvent }) {
    const dialog = await openWindow({ canvas, userEvent });
    await userEvent.type(await dialog.findByLabelText('Naam'), ' (getekend)');
    await userEvent.click(dialog.getByRole('button', { name: 'Annuleren' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Terug' }));
    const again = within(await screen.findByRole('dialog', { name: 'Document wijzigen' }));
    await expect(await again.findByText(/^Uw concept van/u)).toBeVisible();
    await expect(again.getByRole('button', { name: 'Opnieuw beginnen' })).toBeVisible();
  },
});

export const ConceptOpTelefoon = { ...Concept };

const tooLong = { errors: { name: [{ code: 'too_long' as const, params: { max: 200 } }] } };

export const GeweigerdDoorDeServer = screenStory(
  archive(() => [mockCall(archiveContract.updateDocument, () => new Refusal('validation_failed', tooLong))]),
  {
    async play({ canvas, userEvent }) {
      const dialog = await openWindow({ canvas, userEvent });
      await userEvent.type(await dialog.findByLabelText('Naam'), ' en nog veel meer');
      await userEvent.click(dialog.getByRole('button', { name: 'Opslaan' }));
      await expect(await dialog.findByText('Gebruik hoogstens 200 tekens.')).toBeVisible();
      await expect(dialog.getByLabelText('Naam')).toBeInvalid();
    },
  },
);

const theirs = aDocument(1, { name: 'Notulen ledenvergadering.pdf', tags: ['notulen'], version: 2 });

export const IemandAndersWasEerder = screenStory(
  archive(() => [
    mockCall(archiveContract.updateDocument, refuse('conflict')),
    mockCall(archiveContract.getDocument, () => theirs),
  ]),
  {
    async play({ canvas, userEvent }) {
      const dialog = await openWindow({ canvas, userEvent });
      const name = await dialog.findByLabelText('Naam');
      await userEvent.type(name, ' concept');
      await userEvent.click(dialog.getByRole('button', { name: 'Opslaan' }));
      await expect(await dialog.findByText(/Iemand anders heeft dit document/u)).toBeVisible();
      await expect(dialog.getByText('Notulen ledenvergadering')).toBeVisible();
      await expect(name).toHaveValue('Notulen ALV 10-6-2026 concept');
    },
  },
);
