import { describe, expect, it } from '@jest/globals';
import { archiveContract } from '@mijn/domain/archive/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, type HttpHandler, HttpResponse } from 'msw';
import { aBoardMember } from '@mijn/api/mock/auth';
import { aDocument, archiveCalls } from '@mijn/api/mock/archive';
import { mockCall, neverResponds, Refusal, refuse } from '@mijn/api/mock/call';
import { someDocuments } from '../../../testing/archive-data.ts';
import { sessionCalls } from '../../../testing/calls/session-calls.ts';
import { leavePortal, showPortal, setUpPortal } from '../../../testing/dom/show-portal.tsx';

setUpPortal();

async function openWindow(first: readonly HttpHandler[] = []) {
  const user = await showPortal('/archive', [
    ...first,
    ...sessionCalls(aBoardMember()),
    ...archiveCalls(someDocuments),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Documenten toevoegen' }));
  const window = await screen.findByRole('dialog', { name: 'Documenten toevoegen' });
  return { user, window, dialog: within(window) };
}

const offer = () => new File(['%PDF-1.7'], 'Offerte dak.pdf', { type: 'application/pdf' });

const chooserIn = (window: HTMLElement): HTMLInputElement => {
  const chooser = window.querySelector('input[type=file]');
  if (!(chooser instanceof HTMLInputElement)) throw new Error('There is nothing to choose files with.');
  return chooser;
};

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the dialog that adds documents', () => {
  it('keeps a draft when it closes, and names the files that must be chosen again', async () => {
    const { user, window, dialog } = await openWindow();
    await user.upload(chooserIn(window), offer());
    expect(await dialog.findByText('Offerte dak.pdf')).toBeVisible();
    await user.type(dialog.getByLabelText(/Labels/u), 'dak,');
    await user.keyboard('{Escape}');
    await isClosed();
    expect(await screen.findByText('Uw concept is bewaard')).toBeVisible();

    await user.click(await screen.findByRole('button', { name: 'Terug' }));
    const again = await screen.findByRole('dialog', { name: 'Documenten toevoegen' });
    expect(within(again).getByText('Kies deze bestanden opnieuw: Offerte dak.pdf (8 bytes)')).toBeVisible();
    expect(within(again).getByText('dak')).toBeVisible();
    await user.upload(chooserIn(again), offer());
    expect(await within(again).findByText('Offerte dak.pdf')).toBeVisible();
    expect(within(again).queryByText(/Kies deze bestanden opnieuw/u)).not.toBeInTheDocument();

    await user.click(within(again).getByRole('button', { name: 'Opnieuw beginnen' }));
    expect(within(again).queryByText('Offerte dak.pdf')).not.toBeInTheDocument();
    expect(within(again).queryByText('dak')).not.toBeInTheDocument();
    await user.click(within(again).getByRole('button', { name: 'Annuleren' }));
    await isClosed();
    await user.click(await screen.findByRole('button', { name: 'Documenten toevoegen' }));
    expect(await screen.findByRole('dialog', { name: 'Documenten toevoegen' })).toBeVisible();
    expect(screen.queryByText(/^Uw concept van/u)).not.toBeInTheDocument();
  });

  it('says which files were chosen before, and adds them once', async () => {
    const { user, window, dialog } = await openWindow();
    const file = offer();
    await user.upload(chooserIn(window), file);
    expect(await dialog.findByText('Offerte dak.pdf')).toBeVisible();
    const plan = new File(['%PDF-1.7'], 'Plan.pdf', { type: 'application/pdf' });
    await user.upload(chooserIn(window), [file, plan]);
    expect(await dialog.findByText('“Offerte dak.pdf” hebt u al gekozen.')).toBeVisible();
    expect(dialog.getByRole('button', { name: '2 documenten toevoegen' })).toBeVisible();
  });

  it('closes without a draft if there is no input', async () => {
    const { user, dialog } = await openWindow();
    await user.click(dialog.getByRole('button', { name: 'Annuleren' }));
    await isClosed();
    expect(screen.queryByText('Uw concept is bewaard')).not.toBeInTheDocument();
  });

  it('does not send an incomplete date or a label that is too long', async () => {
    const sent: string[] = [];
    const { user, window, dialog } = await openWindow([
      mockCall(archiveContract.uploadDocument, ({ params }) => {
        sent.push(params.association_id);
        return new Refusal('forbidden');
      }),
    ]);
    await user.click(dialog.getByRole('button', { name: /Groep/u }));
    await user.click(await screen.findByRole('option', { name: /^Onderhoud · eigenaren/u }));
    await user.upload(chooserIn(window), offer());
    await user.click(dialog.getByRole('spinbutton', { name: /^dag/u }));
    await user.keyboard('1203');
    await user.type(dialog.getByLabelText(/Labels/u), `${'x'.repeat(41)},`);
    expect(await dialog.findByText(/is te lang. Gebruik hoogstens 40 tekens/u)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Document toevoegen' }));
    expect(
      await dialog.findByRole('link', { name: /^Datum van het document: Vul een datum in/u }),
    ).toBeVisible();
    expect(dialog.getByRole('link', { name: /^Labels: Gebruik hoogstens 40 tekens/u })).toBeVisible();
    expect(dialog.getByText(/De datum is niet compleet/u)).toBeVisible();
    expect(dialog.getByRole('spinbutton', { name: /^dag/u })).toHaveTextContent('12');
    expect(sent).toEqual([]);
  });
});

describe('documents that are being uploaded', () => {
  it('are named in a draft if the session ends before the upload is complete', async () => {
    const { user, window, dialog } = await openWindow([
      mockCall(archiveContract.uploadDocument, refuse('unauthenticated')),
    ]);
    await user.click(dialog.getByRole('button', { name: /Groep/u }));
    await user.click(await screen.findByRole('option', { name: /^Onderhoud · eigenaren/u }));
    const files = ['a.pdf', 'b.pdf'].map((name) => new File(['%PDF'], name, { type: 'application/pdf' }));
    await user.upload(chooserIn(window), files);
    await user.type(dialog.getByLabelText(/Labels/u), 'dak,');
    await user.click(dialog.getByRole('button', { name: '2 documenten toevoegen' }));
    expect(await screen.findByText(/^2 bestanden zijn niet verstuurd/u)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
    await leavePortal();
    await showPortal('/archive', [...sessionCalls(aBoardMember()), ...archiveCalls(someDocuments)]);
    const again = within(await screen.findByRole('dialog', { name: 'Documenten toevoegen' }));
    expect(again.getByText('Kies deze bestanden opnieuw: a.pdf (4 bytes), b.pdf (4 bytes)')).toBeVisible();
    expect(again.getByText('dak')).toBeVisible();
    expect(await again.findByRole('button', { name: /Onderhoud/u })).toBeVisible();
  });

  it.each(['scanner_unavailable', 'files_unavailable', 'maintenance', 'too_many_requests'] as const)(
    'wait for a server that can take none now (%s), and are sent by themselves, once',
    async (code) => {
      let isAway = true;
      const keys: (string | null)[] = [];
      const {
        user,
        window: dialogElement,
        dialog,
      } = await openWindow([
        http.post('*/documents', ({ request }) => void keys.push(request.headers.get('idempotency-key'))),
        mockCall(archiveContract.uploadDocument, () =>
          isAway ? new Refusal(code) : aDocument(90, { name: 'Offerte dak.pdf' }),
        ),
      ]);
      await user.click(dialog.getByRole('button', { name: /Groep/u }));
      await user.click(await screen.findByRole('option', { name: /^Onderhoud · eigenaren/u }));
      await user.upload(chooserIn(dialogElement), offer());
      await user.click(dialog.getByRole('button', { name: 'Document toevoegen' }));
      expect(
        await screen.findByText(
          'Het portaal kan nu even geen bestanden ontvangen. Wij proberen het vanzelf opnieuw.',
        ),
      ).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Opnieuw proberen/u })).not.toBeInTheDocument();
      isAway = false;
      window.dispatchEvent(new Event('online'));
      expect(await screen.findByText('1 van 1 toegevoegd')).toBeVisible();
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
    },
  );

  it('are named in a draft after a reload if some could not be sent', async () => {
    const {
      user,
      window: dialogElement,
      dialog,
    } = await openWindow([http.post('*/documents', () => HttpResponse.error())]);
    await user.click(dialog.getByRole('button', { name: /Groep/u }));
    await user.click(await screen.findByRole('option', { name: /^Onderhoud · eigenaren/u }));
    await user.upload(chooserIn(dialogElement), offer());
    await user.click(dialog.getByRole('button', { name: 'Document toevoegen' }));
    expect(await screen.findByRole('button', { name: /^Opnieuw proberen/u })).toBeVisible();
    window.dispatchEvent(new Event('pagehide'));
    await leavePortal();

    await showPortal('/archive', [...sessionCalls(aBoardMember()), ...archiveCalls(someDocuments)]);
    const again = within(await screen.findByRole('dialog', { name: 'Documenten toevoegen' }));
    expect(again.getByText('Kies deze bestanden opnieuw: Offerte dak.pdf (8 bytes)')).toBeVisible();
    await user.keyboard('{Escape}');
    await leavePortal();
    await showPortal('/archive', [...sessionCalls(aBoardMember()), ...archiveCalls(someDocuments)]);
    expect(await screen.findByRole('button', { name: 'Documenten toevoegen' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are shown with the reason and a button to send them again if the provider has no room', async () => {
    const { user, window, dialog } = await openWindow([
      mockCall(archiveContract.uploadDocument, refuse('storage_full')),
    ]);
    await user.click(dialog.getByRole('button', { name: /Groep/u }));
    await user.click(await screen.findByRole('option', { name: /^Onderhoud · eigenaren/u }));
    await user.upload(chooserIn(window), offer());
    await user.click(dialog.getByRole('button', { name: 'Document toevoegen' }));
    expect(await screen.findByText(/Wij hebben nu geen ruimte om dit te bewaren/u)).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Opnieuw proberen/u })).toBeVisible();
  });

  it.each([
    {
      refusal: new Refusal('quota_exceeded', { params: { used: 9_500_000_000, limit: 10_000_000_000 } }),
      text: /Er is geen ruimte voor dit bestand. Uw vereniging gebruikt 9,5 GB van 10 GB/u,
      canRetry: false,
    },
    { refusal: new Refusal('malware_found'), text: /zit schadelijke software/u, canRetry: false },
    {
      refusal: new Refusal('file_not_scanned'),
      text: /niet op virussen controleren, omdat/u,
      canRetry: false,
    },
  ])(
    'are shown with the reason, and offered again if that helps: $text',
    async ({ refusal, text, canRetry }) => {
      const { user, window, dialog } = await openWindow([
        mockCall(archiveContract.uploadDocument, () => refusal),
      ]);
      await user.click(dialog.getByRole('button', { name: /Groep/u }));
      await user.click(await screen.findByRole('option', { name: /^Onderhoud · eigenaren/u }));
      await user.upload(chooserIn(window), offer());
      await user.click(dialog.getByRole('button', { name: 'Document toevoegen' }));
      expect(await screen.findByText(text)).toBeVisible();
      expect(await screen.findByRole('button', { name: 'Haal Offerte dak.pdf uit de lijst' })).toBeVisible();
      expect(screen.queryAllByRole('button', { name: /^Opnieuw proberen/u })).toHaveLength(canRetry ? 1 : 0);
    },
  );

  it('are sent one at a time, are shown with their position in the queue, and can be cancelled', async () => {
    const { user, window, dialog } = await openWindow([
      mockCall(archiveContract.uploadDocument, neverResponds),
    ]);
    await user.click(dialog.getByRole('button', { name: /Groep/u }));
    await user.click(await screen.findByRole('option', { name: /^Onderhoud · eigenaren/u }));
    const files = ['a.pdf', 'b.pdf', 'c.pdf'].map(
      (name) => new File(['%PDF'], name, { type: 'application/pdf' }),
    );
    await user.upload(chooserIn(window), files);
    await user.dblClick(dialog.getByRole('button', { name: '3 documenten toevoegen' }));
    await isClosed();
    const panel = within(await screen.findByRole('region', { name: 'Documenten toevoegen' }));
    expect(await panel.findByRole('progressbar', { name: 'Voortgang van a.pdf' })).toBeInTheDocument();
    expect(panel.getAllByRole('listitem')).toHaveLength(3);
    const rowOf = (name: string) =>
      within(panel.getAllByRole('listitem').find((row) => row.textContent?.includes(name)) ?? document.body);
    expect(rowOf('b.pdf').getByText('Wacht, nummer 1 in de rij')).toBeVisible();
    expect(rowOf('c.pdf').getByText('Wacht, nummer 2 in de rij')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Annuleer b.pdf' }));
    expect(rowOf('b.pdf').getByText('U hebt dit gestopt. Er is niets bewaard.')).toBeVisible();
    expect(rowOf('c.pdf').getByText('Wacht, nummer 1 in de rij')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Annuleer a.pdf' }));
    expect(await panel.findByRole('progressbar', { name: 'Voortgang van c.pdf' })).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: /^Menu van/u }));
    await user.click(await screen.findByRole('menuitem', { name: 'Uitloggen' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Er wordt nog één document verstuurd. Dat stopt als u uitlogt.')).toBeVisible();
  });
});
