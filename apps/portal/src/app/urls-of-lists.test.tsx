import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { aBoardMember } from '@mijn/api/mock/auth';
import { archiveCalls } from '@mijn/api/mock/archive';
import { formsCalls } from '@mijn/api/mock/forms';
import { invoicesCalls } from '@mijn/api/mock/invoices';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { todosCalls } from '@mijn/api/mock/todos';
import { noDocuments, tooManyDocuments } from '../testing/archive-data.ts';
import { sessionCalls } from '../testing/calls/session-calls.ts';
import { setUpPortal, showPortal } from '../testing/dom/show-portal.tsx';
import { tooManyInvoices } from '../testing/invoices-data.ts';
import { tooManyMeetings } from '../testing/meetings-data.ts';
import { tooManyTodos } from '../testing/todos-data.ts';

setUpPortal();

const open = (path: string, calls: readonly HttpHandler[]) =>
  showPortal(path, [...sessionCalls(aBoardMember()), ...calls]);

describe('a page past the end of a list', () => {
  it.each([
    ['/todos?pagina=99', todosCalls(tooManyTodos), /^101–120 van 120$/u],
    ['/archive?pagina=99', archiveCalls(tooManyDocuments), /–(\d+) van \1$/u],
    ['/invoices-check?gecontroleerd=nee&pagina=99', invoicesCalls(tooManyInvoices), /–(\d+) van \1$/u],
    ['/meetings?pagina=99', meetingsCalls(tooManyMeetings), /–(\d+) van \1$/u],
  ])('shows the last page: %s', async (path, calls, status) => {
    await open(path, calls);
    expect((await screen.findAllByText(status))[0]).toBeVisible();
    expect(screen.queryByText(/^(Nog geen|Alles is|Geen )/u)).not.toBeInTheDocument();
  });

  it.each([
    ['/todos?pagina=7', todosCalls([]), 'Nog geen actiepunten'],
    ['/archive?pagina=7', archiveCalls(noDocuments), 'Nog geen documenten'],
    ['/forms?pagina=7', formsCalls([]), 'Nog geen formulieren'],
    ['/invoices-check?pagina=7', invoicesCalls([]), 'Alles is gecontroleerd'],
  ])('shows the first page of an empty list: %s', async (path, calls, title) => {
    await open(path, calls);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });
});

describe('a filter of an old link', () => {
  it.each([
    ['/todos?groep=Bestaat+niet', todosCalls(tooManyTodos)],
    ['/archive?jaar=1812', archiveCalls(tooManyDocuments)],
    ['/archive?label=bestaat-niet', archiveCalls(tooManyDocuments)],
    ['/archive?groep=01890000-0004-7000-8000-999999999999', archiveCalls(tooManyDocuments)],
  ])('is removed if its value does not exist: %s', async (path, calls) => {
    await open(path, calls);
    expect(await screen.findByText(/^1–25 van /u)).toBeVisible();
    expect(screen.queryByRole('button', { name: /bestaat niet|1812/iu })).not.toBeInTheDocument();
  });
});
