import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someDocuments } from '../../../testing/archive-data.ts';
import { aBoardMember } from '../../../testing/builders.ts';
import { archiveCalls } from '../../../testing/calls/archive-calls.ts';
import { sessionCalls } from '../../../testing/calls/session-calls.ts';
import { showPortal, setUpPortal } from '../../../testing/dom/show-portal.tsx';

setUpPortal();

async function openWindow() {
  const user = await showPortal('/archive', [
    ...sessionCalls(aBoardMember()),
    ...archiveCalls(someDocuments),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Documenten toevoegen' }));
  const window = await screen.findByRole('dialog', { name: 'Documenten toevoegen' });
  return { user, window, dialog: within(window) };
}

const question = { name: 'Stoppen met toevoegen?' };

describe('closing the window that adds documents', () => {
  it('asks first when files were chosen, and keeps them when the answer is no', async () => {
    const { user, window, dialog } = await openWindow();
    const chooser = window.querySelector('input[type=file]');
    if (!(chooser instanceof HTMLInputElement)) throw new Error('There is nothing to choose files with.');
    await user.upload(chooser, new File(['%PDF-1.7'], 'Offerte dak.pdf', { type: 'application/pdf' }));
    expect(await dialog.findByText('Offerte dak.pdf')).toBeVisible();

    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Verder met toevoegen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', question)).not.toBeInTheDocument());
    expect(dialog.getByText('Offerte dak.pdf')).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Annuleren' }));
    await screen.findByRole('alertdialog', question);
    await user.click(screen.getByRole('button', { name: 'Stoppen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks first when labels were given', async () => {
    const { user, dialog } = await openWindow();
    await user.type(dialog.getByLabelText(/Labels/u), 'dak,');
    await user.click(dialog.getByRole('button', { name: 'Annuleren' }));
    expect(await screen.findByRole('alertdialog', question)).toBeVisible();
  });

  it('closes at once when there is nothing to lose', async () => {
    const { user, dialog } = await openWindow();
    await user.click(dialog.getByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
