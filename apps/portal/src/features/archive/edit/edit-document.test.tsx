import { describe, expect, it, jest } from '@jest/globals';
import type { UpdateDocumentBody } from '@mijn/domain/archive';
import { archiveContract } from '@mijn/domain/archive/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { aBoardMember } from '@mijn/api/mock/auth';
import { aDocument, archiveCalls } from '@mijn/api/mock/archive';
import { idOf, mockCall, Refusal } from '@mijn/api/mock/call';
import { someDocuments } from '../../../testing/archive-data.ts';
import { sessionCalls } from '../../../testing/calls/session-calls.ts';
import { removeDrafts } from '../../../shared/drafts/draft-storage.ts';
import { leavePortal, showPortal, setUpPortal } from '../../../testing/dom/show-portal.tsx';

setUpPortal();

async function openWindow(first: readonly HttpHandler[] = []) {
  const user = await showPortal('/archive', [
    ...first,
    ...sessionCalls(aBoardMember()),
    ...archiveCalls(someDocuments),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Acties voor Notulen ALV 10-6-2026' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Wijzigen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Document wijzigen' }));
  return { user, dialog };
}

async function openByUrl(first: readonly HttpHandler[] = []) {
  const user = await showPortal(`/archive?bewerken=${aDocument(1).id}`, [
    ...first,
    ...sessionCalls(aBoardMember()),
    ...archiveCalls(someDocuments),
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Document wijzigen' }));
  await dialog.findByLabelText('Naam');
  return { user, dialog };
}

const theirs = aDocument(1, { name: 'Notulen ledenvergadering.pdf', tags: ['notulen', 'ALV'], version: 2 });

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
  it('sends only the changed values, shows them, and can undo the change', async () => {
    const { user, dialog } = await openWindow();
    await user.type(await dialog.findByLabelText('Naam'), ' getekend');
    await user.type(dialog.getByLabelText(/Labels/u), 'vastgesteld,');
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('“Notulen ALV 10-6-2026 getekend” is gewijzigd.')).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Ongedaan maken' });
    // A toast under the pointer does not disappear, even if the next step takes long.
    await user.hover(undo);
    expect(await screen.findByRole('link', { name: /Notulen ALV 10-6-2026 getekend/u })).toBeVisible();

    await user.click(undo);
    expect(await screen.findByText('“Notulen ALV 10-6-2026” is weer zoals het was.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: /getekend/u })).not.toBeInTheDocument());
    expect(screen.queryByText('vastgesteld')).not.toBeInTheDocument();
  });

  it('says that someone else was first, keeps the input, and then saves it over the other version', async () => {
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

  it('takes over the version of someone else on request', async () => {
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

  it('shows the error of the server about a label at the field of the labels', async () => {
    const errors = { 'tags[0]': [{ code: 'too_long' as const, params: { max: 40 } }] };
    const { user, dialog } = await openWindow([
      mockCall(archiveContract.updateDocument, () => new Refusal('validation_failed', { errors })),
    ]);
    await user.type(await dialog.findByLabelText(/Labels/u), 'kort,');
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    expect(await dialog.findByText('Gebruik hoogstens 40 tekens.')).toBeVisible();
    expect(dialog.getByLabelText(/Labels/u)).toBeInvalid();
  });

  it('says how long the draft is kept if the browser has no space for it', async () => {
    const { user, dialog } = await openWindow();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.type(await dialog.findByLabelText('Naam'), ' concept');
    await user.keyboard('{Escape}');
    expect(await screen.findByText(/^Uw concept is bewaard tot u dit tabblad sluit: “/u)).toBeVisible();
    full.mockRestore();
    removeDrafts();
  });

  it('keeps the input as a draft when the dialog closes, says so, and restores it when the dialog opens again', async () => {
    const { user, dialog } = await openWindow();
    await user.type(await dialog.findByLabelText('Naam'), ' concept');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText(/^Uw concept is bewaard: “/u)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Terug' }));
    const again = within(await screen.findByRole('dialog', { name: 'Document wijzigen' }));
    expect(await again.findByLabelText('Naam')).toHaveValue('Notulen ALV 10-6-2026 concept');
    expect(again.getByText(/^Uw concept van \d+-\d+-\d{4}, \d+\.\d{2} uur$/u)).toBeVisible();

    await user.click(again.getByRole('button', { name: 'Opnieuw beginnen' }));
    const name = again.getByLabelText('Naam');
    expect(name).toHaveValue('Notulen ALV 10-6-2026');
    await waitFor(() => expect(name).toHaveFocus());
    await user.click(again.getByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(localStorage.length).toBe(1);
  });

  it('restores every typed character after a reload', async () => {
    const { user, dialog } = await openWindow();
    await user.type(await dialog.findByLabelText('Naam'), '!');
    await user.clear(dialog.getByRole('spinbutton', { name: /^jaar/u }));
    await user.type(dialog.getByLabelText(/Labels/u), 'half');
    await leavePortal();
    const again = await openByUrl();
    expect(again.dialog.getByLabelText('Naam')).toHaveValue('Notulen ALV 10-6-2026!');
    expect(again.dialog.getByText(/De datum is niet compleet/u)).toBeVisible();
    expect(again.dialog.getByText('half')).toBeVisible();
  });

  it('says that someone else was first if they saved after the draft was started', async () => {
    const { user, dialog } = await openWindow();
    await user.type(await dialog.findByLabelText('Naam'), ' concept');
    await leavePortal();
    const { sent, calls } = someoneElseFirst();
    const again = await openByUrl(calls);
    expect(again.dialog.getByText('Iemand anders heeft dit document intussen gewijzigd')).toBeVisible();
    expect(again.dialog.getByText('Notulen ledenvergadering')).toBeVisible();
    expect(again.dialog.getByLabelText('Naam')).toHaveValue('Notulen ALV 10-6-2026 concept');
    await again.user.click(again.dialog.getByRole('button', { name: 'Mijn wijzigingen opslaan' }));
    await waitFor(() => expect(sent).toEqual([{ version: 2, name: 'Notulen ALV 10-6-2026 concept' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(/^Uw concept is bewaard: “/u)).not.toBeInTheDocument();
    expect(localStorage.length).toBe(1);
  });

  it('leaves no draft after the changes were saved', async () => {
    const { user, dialog } = await openWindow();
    await user.type(await dialog.findByLabelText('Naam'), ' getekend');
    expect(localStorage.length).toBe(2);
    await user.dblClick(dialog.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('“Notulen ALV 10-6-2026 getekend” is gewijzigd.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(/^Uw concept is bewaard: “/u)).not.toBeInTheDocument();
    expect(localStorage.length).toBe(1);
  });

  it('does not save a date that does not exist or a label that is too long', async () => {
    const { sent, calls } = someoneElseFirst();
    const { user, dialog } = await openWindow(calls);
    await dialog.findByLabelText('Naam');
    await user.click(dialog.getByRole('spinbutton', { name: /^dag/u }));
    await user.keyboard('31022025');
    await user.type(dialog.getByLabelText(/Labels/u), 'x'.repeat(41));
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    expect(await dialog.findAllByText(/31-2-2025 bestaat niet/u)).not.toHaveLength(0);
    expect(
      await dialog.findByRole('link', { name: /^Datum van het document: Vul een datum in/u }),
    ).toBeVisible();
    expect(dialog.getByRole('link', { name: /^Labels: Gebruik hoogstens 40 tekens/u })).toBeVisible();
    expect(dialog.getByLabelText(/Labels/u)).toHaveValue('x'.repeat(41));
    expect(sent).toEqual([]);
  });

  it('closes without a draft if nothing was changed', async () => {
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
    await user.click(await screen.findByRole('option', { name: /^Onderhoud · eigenaren/u }));
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(sent).toEqual([{ version: 1, group_id: idOf(4, 3), visible_max: 0 }]));
  });

  it('asks again with new numbers if more becomes visible than was asked for, and can be stopped', async () => {
    const sent: (number | undefined)[] = [];
    const { user, dialog } = await openWindow([
      mockCall(archiveContract.updateDocument, ({ body }) => {
        sent.push(body.visible_max);
        return new Refusal('conflict', { params: { documents: sent.length, owners: 1 } });
      }),
    ]);
    await user.click(await dialog.findByRole('button', { name: /Vergaderstukken/u }));
    await user.click(await screen.findByRole('option', { name: /^Onderhoud · eigenaren/u }));
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('1 document wordt zichtbaar voor 1 eigenaar.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Zichtbaar maken' }));
    expect(await screen.findByText('2 documenten worden zichtbaar voor 1 eigenaar.')).toBeVisible();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent).toEqual([0, 1]);
    expect(screen.getByRole('dialog', { name: 'Document wijzigen' })).toBeVisible();
  });
});
