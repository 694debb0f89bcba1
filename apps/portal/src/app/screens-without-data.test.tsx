import { describe, expect, it } from '@jest/globals';
import { albumsContract } from '@mijn/domain/albums/contract';
import { archiveContract } from '@mijn/domain/archive/contract';
import { messagesContract } from '@mijn/domain/messages/contract';
import { formsContract } from '@mijn/domain/forms/contract';
import { invoicesContract } from '@mijn/domain/invoices/contract';
import { decisionsContract } from '@mijn/domain/decisions/contract';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import { newsContract } from '@mijn/domain/news/contract';
import { newslettersContract } from '@mijn/domain/newsletters/contract';
import { todosContract } from '@mijn/domain/todos/contract';
import { screen } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { albumInList, albumsCalls } from '@mijn/api/mock/albums';
import { aBoardMember, aUser } from '@mijn/api/mock/auth';
import { formsCalls } from '@mijn/api/mock/forms';
import { invoicesCalls } from '@mijn/api/mock/invoices';
import { convocationsCalls } from '@mijn/api/mock/convocations';
import { decisionInList, decisionsCalls } from '@mijn/api/mock/decisions';
import { agendaCalls } from '@mijn/api/mock/agenda';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { messagesCalls } from '@mijn/api/mock/messages';
import { newsCalls } from '@mijn/api/mock/news';
import { createOutage, mockCall, Refusal } from '@mijn/api/mock/call';
import { newslettersCalls } from '@mijn/api/mock/newsletters';
import { todosCalls } from '@mijn/api/mock/todos';
import { someDecisions } from '../testing/decisions-data.ts';
import { painting, someAlbums } from '../testing/albums-data.ts';
import { profileContract } from '@mijn/domain/profile/contract';
import { someGroups } from '../testing/board-data.ts';
import { sessionCalls } from '../testing/calls/session-calls.ts';
import { setUpPortal, showPortal } from '../testing/dom/show-portal.tsx';
import { formsOfOwner } from '../testing/forms-data.ts';
import { allChecked } from '../testing/invoices-data.ts';
import { nextMeeting } from '../testing/meetings-data.ts';
import { someMessages } from '../testing/messages-data.ts';
import { someNewsletters } from '../testing/newsletters-data.ts';
import { someAddresses } from '../testing/profile-data.ts';
import { gutter } from '../testing/todos-data.ts';

setUpPortal();

const outage = createOutage();

const meeting = () =>
  mockCall(
    meetingsContract.getMeeting,
    outage.refuseOr(() => nextMeeting),
  );
const decisions = () =>
  mockCall(
    decisionsContract.listDecisions,
    outage.refuseOr(() => ({
      data: someDecisions().map(decisionInList),
      meta: { page: 1, per_page: 25, total: 6 },
    })),
  );
const todo = () =>
  mockCall(
    todosContract.getTodo,
    outage.refuseOr(() => gutter),
  );
const forms = () =>
  mockCall(
    formsContract.listForms,
    outage.refuseOr(() => ({ data: [...formsOfOwner], meta: { page: 1, per_page: 100, total: 3 } })),
  );
const board = () =>
  mockCall(
    messagesContract.listMessages,
    outage.refuseOr(() => ({ data: [...someMessages], meta: { page: 1, per_page: 10, total: 3 } })),
  );
const news = () =>
  mockCall(
    newsContract.listItems,
    outage.refuseOr(() => ({ data: [], meta: { page: 1, per_page: 10, total: 0 } })),
  );
const albums = () =>
  mockCall(
    albumsContract.listAlbums,
    outage.refuseOr(() => ({ data: someAlbums.map(albumInList), meta: { page: 1, per_page: 24, total: 5 } })),
  );
const album = () =>
  mockCall(
    albumsContract.getAlbum,
    outage.refuseOr(() => painting),
  );
const newsletters = () =>
  mockCall(
    newslettersContract.listNewsletters,
    outage.refuseOr(() => ({ data: [...someNewsletters], meta: { page: 1, per_page: 25, total: 3 } })),
  );
const deletedMessages = () =>
  mockCall(
    messagesContract.listDeletedMessages,
    outage.refuseOr(() => ({ data: [], meta: { page: 1, per_page: 25, total: 0 } })),
  );
const deletedNewsletters = () =>
  mockCall(
    newslettersContract.listDeletedNewsletters,
    outage.refuseOr(() => ({ data: [], meta: { page: 1, per_page: 25, total: 0 } })),
  );
const deletedAlbums = () =>
  mockCall(
    albumsContract.listDeletedAlbums,
    outage.refuseOr(() => ({ data: [], meta: { page: 1, per_page: 25, total: 0 } })),
  );
const newsletter = () =>
  mockCall(
    newslettersContract.getNewsletter,
    outage.refuseOr(() => someNewsletters[0] ?? new Refusal('not_found')),
  );
const invoices = () =>
  mockCall(
    invoicesContract.listInvoices,
    outage.refuseOr(() => ({ data: [], meta: { page: 1, per_page: 25, total: 0 } })),
  );

const groupVisibility = () =>
  mockCall(
    archiveContract.listGroupVisibility,
    outage.refuseOr(() => ({ data: [...someGroups] })),
  );
const addresses = () =>
  mockCall(
    profileContract.listAddresses,
    outage.refuseOr(() => ({ data: [...someAddresses] })),
  );

describe('a screen whose request fails', () => {
  it.each<[string, () => HttpHandler, HttpHandler[], string, RegExp]>([
    [
      `/todos/${gutter.id}`,
      todo,
      todosCalls([gutter]),
      'Het actiepunt is niet geladen',
      /^Dakgoot aan de noordzijde/u,
    ],
    [
      `/meetings/${nextMeeting.id}`,
      meeting,
      [...meetingsCalls([nextMeeting]), ...agendaCalls(), ...decisionsCalls(), ...convocationsCalls()],
      'De vergadering is niet geladen',
      /^Documenten/u,
    ],
    [
      '/meetings/decisions',
      decisions,
      decisionsCalls(someDecisions()),
      'De besluiten zijn niet geladen',
      /^6 besluiten$/u,
    ],
    ['/forms', forms, formsCalls(formsOfOwner), 'De formulieren zijn niet geladen', /^3 formulieren$/u],
    [
      '/bulletin-board',
      board,
      messagesCalls(someMessages),
      'De berichten zijn niet geladen',
      /^Tuindag: wie doet er mee/u,
    ],
    ['/waterpas/news', news, newsCalls([]), 'De berichten zijn niet geladen', /^Nog geen nieuws$/u],
    [
      '/photo-albums',
      albums,
      albumsCalls(someAlbums),
      'De albums zijn niet geladen',
      /^Lichtjesavond 2025$/u,
    ],
    [
      `/photo-albums/view/${painting.id}`,
      album,
      albumsCalls([painting]),
      'Het album is niet geladen',
      /^Schilderwerk voorgevel, week 46$/u,
    ],
    [
      '/news-letter',
      newsletters,
      newslettersCalls(someNewsletters),
      'De nieuwsbrieven zijn niet geladen',
      /^Najaar op de Kade$/u,
    ],
    [
      `/news-letter/edit/${someNewsletters[0]?.id}`,
      newsletter,
      newslettersCalls(someNewsletters),
      'De nieuwsbrief is niet geladen',
      /^Inschrijfformulier tuindag\.pdf$/u,
    ],
    [
      '/bulletin-board/deleted',
      deletedMessages,
      messagesCalls([]),
      'De verwijderde berichten zijn niet geladen',
      /^Niets verwijderd$/u,
    ],
    [
      '/news-letter/deleted',
      deletedNewsletters,
      newslettersCalls([]),
      'De verwijderde nieuwsbrieven zijn niet geladen',
      /^Niets verwijderd$/u,
    ],
    [
      '/photo-albums/deleted',
      deletedAlbums,
      albumsCalls([]),
      'De verwijderde albums zijn niet geladen',
      /^Niets verwijderd$/u,
    ],
    [
      '/invoices-check',
      invoices,
      invoicesCalls(allChecked),
      'De facturen zijn niet geladen',
      /^Alles is gecontroleerd$/u,
    ],
    [
      '/profile/board/archive-settings',
      groupVisibility,
      [],
      'De archiefgroepen zijn niet geladen',
      /^Vergaderstukken$/u,
    ],
    ['/profile/addresses', addresses, [], 'Uw adressen zijn niet geladen', /^Postadres$/u],
  ])('shows an error, and the data after a retry: %s', async (path, failing, calls, failure, shown) => {
    const user = await showPortal(path, [failing(), ...calls, ...sessionCalls(aBoardMember())]);
    expect(await screen.findByText(failure)).toBeVisible();
    expect(screen.queryByText(shown)).not.toBeInTheDocument();
    outage.end();
    await user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
    expect((await screen.findAllByText(shown))[0]).toBeVisible();
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
  });
});

describe('a screen of a member without associations', () => {
  it.each([
    '/',
    '/todos',
    '/meetings',
    '/forms',
    '/bulletin-board',
    '/bulletin-board/add',
    '/waterpas/news',
    '/news-letter',
    '/photo-albums',
    '/photo-albums/add',
    '/photo-albums/deleted',
    '/bulletin-board/deleted',
  ])('shows that the member has no association: %s', async (path) => {
    await showPortal(path, sessionCalls(aUser({ associations: [] })));
    expect(await screen.findByText('U bent nog niet aan een vereniging gekoppeld')).toBeVisible();
  });
});
