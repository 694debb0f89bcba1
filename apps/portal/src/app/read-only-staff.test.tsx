import { describe, expect, it } from '@jest/globals';
import { authContract } from '@mijn/domain/auth/contract';
import { screen, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { aBoardMember } from '@mijn/api/mock/auth';
import { idOf, mockCall, refuse } from '@mijn/api/mock/call';
import { albumsCalls } from '@mijn/api/mock/albums';
import { archiveCalls } from '@mijn/api/mock/archive';
import { invoicesCalls } from '@mijn/api/mock/invoices';
import { messagesCalls } from '@mijn/api/mock/messages';
import { newslettersCalls } from '@mijn/api/mock/newsletters';
import { painting, someAlbums } from '../testing/albums-data.ts';
import { someDocuments } from '../testing/archive-data.ts';
import { sessionCalls } from '../testing/calls/session-calls.ts';
import { setUpPortal, showPortal } from '../testing/dom/show-portal.tsx';
import { deletedAlbums, deletedMessages, deletedNewsletters } from '../testing/deleted-data.ts';
import { someInvoices } from '../testing/invoices-data.ts';
import { newslettersOfBoard } from '../testing/newsletters-data.ts';

setUpPortal();

const impersonation = { staff_name: 'Sara Staf', ends_at: '2099-11-20T15:00:00.000Z', is_read_only: true };

const open = (path: string, calls: readonly HttpHandler[]) =>
  showPortal(path, [
    mockCall(authContract.setAssociation, refuse('read_only_session')),
    ...sessionCalls(aBoardMember({ impersonation })),
    ...calls,
  ]);

describe('provider staff in a read-only session', () => {
  it('see everything that the board sees in the archive, but no buttons that change it', async () => {
    const user = await open('/archive', archiveCalls(someDocuments));
    const [document] = await screen.findAllByRole('button', { name: /^Acties voor/u });
    if (!document) throw new Error('There is no document.');
    expect(screen.getByRole('checkbox', { name: /verborgen/u })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Documenten toevoegen' })).not.toBeInTheDocument();
    await user.click(document);
    const entries = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Bekijken', 'Downloaden']);
  });

  it('see an invoice with its status, but no decision buttons', async () => {
    await open(`/invoices-check/${idOf(40, 1)}`, invoicesCalls(someInvoices));
    expect(await screen.findByText('Te controleren')).toBeVisible();
    expect(screen.queryByRole('button', { name: /akkoord/iu })).not.toBeInTheDocument();
    expect(screen.queryByText(/U ontvangt alleen kopieën/u)).not.toBeInTheDocument();
  });

  it('see the albums and their photos, but nothing that adds or changes them', async () => {
    const user = await open('/photo-albums', albumsCalls(someAlbums));
    await user.click(await screen.findByRole('link', { name: painting.name }));
    expect(await screen.findByRole('link', { name: 'Alles downloaden' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Meer over dit album' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: "Foto's" }));
    expect(await screen.findByRole('link', { name: 'Tuindag' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Album toevoegen' })).not.toBeInTheDocument();
  });

  it.each(['/photo-albums/add', `/photo-albums/edit/${painting.id}`])(
    'see why they cannot write instead of the form: %s',
    async (path) => {
      await open(path, albumsCalls(someAlbums));
      expect(await screen.findByText(/^U kijkt mee namens een klant/u)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Album opslaan' })).not.toBeInTheDocument();
    },
  );

  it('see the newsletters that the board sees, but nothing that changes or adds one', async () => {
    await open('/news-letter', newslettersCalls(newslettersOfBoard));
    expect(await screen.findByText('Concept')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lees de nieuwsbrief' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Nieuwsbrief toevoegen' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Acties voor/u })).not.toBeInTheDocument();
  });

  it.each([
    ['/bulletin-board/deleted', 'Sleutels gevonden in de hal'],
    ['/news-letter/deleted', 'Winterklaar'],
    ['/photo-albums/deleted', 'Lichtjesavond 2025'],
  ])('see what was deleted, but put nothing back: %s', async (path, name) => {
    await open(path, [
      ...messagesCalls([], deletedMessages),
      ...newslettersCalls([], deletedNewsletters),
      ...albumsCalls([], [], deletedAlbums),
    ]);
    expect(await screen.findByText(name)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Terugzetten/u })).not.toBeInTheDocument();
  });

  it.each([
    ['/bulletin-board/add', 'Plaatsen'],
    ['/news-letter/add', 'Plaatsen'],
    [`/news-letter/edit/${newslettersOfBoard[0]?.id}`, 'Concept opslaan'],
  ])('can not save the form of %s', async (path, submit) => {
    await open(path, [...newslettersCalls(newslettersOfBoard), ...messagesCalls([])]);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('button', { name: submit })).not.toBeInTheDocument();
  });

  it('switch to another association without changing the choice of the member', async () => {
    const user = await open('/archive', archiveCalls(someDocuments));
    await user.click(await screen.findByRole('button', { name: /^Vereniging/u }));
    await user.click(await screen.findByRole('menuitemradio', { name: /Parkzicht/u }));
    expect(await screen.findByRole('button', { name: /^Vereniging.*Parkzicht/u })).toBeVisible();
    expect(screen.queryByText(/kon niet worden aangepast/u)).not.toBeInTheDocument();
  });
});
