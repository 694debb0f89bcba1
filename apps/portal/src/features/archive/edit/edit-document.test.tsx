import { describe, expect, it } from '@jest/globals';
import type { UpdateDocumentBody } from '@mijn/domain/archive';
import { archiveContract } from '@mijn/domain/archive/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { someDocuments } from '../../../testing/archive-data.ts';
import { aBoardMember, aDocument, idOf } from '../../../testing/builders.ts';
import { archiveCalls } from '../../../testing/calls/archive-calls.ts';
import { mockCall, Refusal } from '../../../testing/calls/mock-call.ts';
import { sessionCalls } from '../../../testing/calls/session-calls.ts';
import { showPortal, setUpPortal } from '../../../testing/dom/show-portal.tsx';

setUpPortal();

async function openWindow(first: readonly HttpHandler[] = []) {
  const user = await showPortal('/archive', [
    ...first,
    ...sessionCalls(aBoardMember()),
    ...archiveCalls(someDocuments),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Acties voor Notulen ALV 10-6-2026.pdf' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Bewerken' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Document bewerken' }));
  return { user, dialog };
}

const theirs = aDocument(1, { name: 'Notulen ledenvergadering.pdf', tags: ['notulen', 'ALV'], version: 2 });

/** Someone else saves first: the first edit is one version behind. */
function someoneElseFirst() {
  const sent: UpdateDocumentBody[] = [];
  const calls = [
    mockCall(archiveContract.updateDocument, ({ body }) => {
      sent.push(body);
      const { version, name = '', ...changes } = body;
      if (version < theirs.version) return new Refusal('conflict');
      return {
        ...theirs,
        ...changes,
        tags: [...theirs.tags],
        name: `${name}.pdf`,
        version: 3,
      };
    }),
    mockCall(archiveContract.getDocument, () => theirs),
  ];
  return { sent, calls };
}

describe('editing a document', () => {
  it('sends what was changed and no more, shows it, and can undo it', async () => {
    const { user, dialog } = await openWindow();
    await user.type(await dialog.findByLabelText('Naam'), ' getekend');
    await user.type(dialog.getByLabelText(/Labels/u), 'vastgesteld,');
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('"Notulen ALV 10-6-2026 getekend.pdf" is gewijzigd.')).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Ongedaan maken' });
    // Under the pointer a message stays, however long the rest takes.
    await user.hover(undo);
    expect(await screen.findByRole('link', { name: /Notulen ALV 10-6-2026 getekend/u })).toBeVisible();

    await user.click(undo);
    expect(await screen.findByText('"Notulen ALV 10-6-2026.pdf" is weer zoals het was.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: /getekend/u })).not.toBeInTheDocument());
    expect(screen.queryByText('vastgesteld')).not.toBeInTheDocument();
  });

  it('says that someone else was first, keeps what was typed, and then saves that over theirs', async () => {
    const { sent, calls } = someoneElseFirst();
    const { user, dialog } = await openWindow(calls);
    await user.type(await dialog.findByLabelText('Naam'), ' concept');
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));

    expect(await dialog.findByText('Iemand anders heeft dit document intussen gewijzigd')).toBeVisible();
    expect(dialog.getByText('Notulen ledenvergadering')).toBeVisible();
    expect(dialog.getByLabelText('Naam')).toHaveValue('Notulen ALV 10-6-2026 concept');

    await user.click(dialog.getByRole('button', { name: 'Mijn wijzigingen opslaan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const name = 'Notulen ALV 10-6-2026 concept';
    expect(sent).toEqual([
      { version: 1, name },
      { version: 2, name },
    ]);
  });

  it('takes over what someone else saved, on request', async () => {
    const { sent, calls } = someoneElseFirst();
    const { user, dialog } = await openWindow(calls);
    await user.type(await dialog.findByLabelText('Naam'), ' concept');
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await user.click(await dialog.findByRole('button', { name: 'Gegevens van de ander overnemen' }));

    const name = dialog.getByLabelText('Naam');
    expect(name).toHaveValue('Notulen ledenvergadering');
    expect(name).toHaveFocus();
    await user.type(name, ' 2026');
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ version: 2, name: 'Notulen ledenvergadering 2026' }));
  });

  it('tells what the server finds wrong with a label at the labels', async () => {
    const errors = { 'tags[0]': [{ code: 'too_long' as const, params: { max: 40 } }] };
    const { user, dialog } = await openWindow([
      mockCall(archiveContract.updateDocument, () => new Refusal('validation_failed', { errors })),
    ]);
    await user.type(await dialog.findByLabelText(/Labels/u), 'kort,');
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    expect(await dialog.findByText('Gebruik ten hoogste 40 tekens.')).toBeVisible();
    expect(dialog.getByLabelText(/Labels/u)).toBeInvalid();
  });

  it('asks before it throws changes away, and stays when the answer is no', async () => {
    const { user, dialog } = await openWindow();
    await user.type(await dialog.findByLabelText('Naam'), ' concept');
    await user.keyboard('{Escape}');
    const question = { name: 'Weet u zeker dat u uw wijzigingen wilt weggooien?' };
    await user.click(await screen.findByRole('button', { name: 'Verder bewerken' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', question)).not.toBeInTheDocument());
    expect(dialog.getByLabelText('Naam')).toHaveValue('Notulen ALV 10-6-2026 concept');

    await user.click(dialog.getByRole('button', { name: 'Annuleren' }));
    await screen.findByRole('alertdialog', question);
    await user.click(screen.getByRole('button', { name: 'Weggooien' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('closes at once when nothing was changed', async () => {
    const { user, dialog } = await openWindow();
    const name = await dialog.findByLabelText('Naam');
    await user.type(name, '!{Backspace}');
    await user.click(dialog.getByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('moves a document to another group', async () => {
    const sent: UpdateDocumentBody[] = [];
    const { user, dialog } = await openWindow([
      mockCall(archiveContract.updateDocument, ({ body }) => {
        sent.push(body);
        return aDocument(1, { version: 2 });
      }),
    ]);
    await user.click(await dialog.findByRole('button', { name: /Vergaderstukken/u }));
    await user.click(await screen.findByRole('option', { name: 'Onderhoud' }));
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(sent).toEqual([{ version: 1, group_id: idOf(4, 3) }]));
  });
});
