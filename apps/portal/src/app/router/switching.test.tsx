import { describe, expect, it } from '@jest/globals';
import type { Association } from '@mijn/domain/associations';
import type { Todo } from '@mijn/domain/todos';
import { todosContract } from '@mijn/domain/todos/contract';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { HttpHandler } from 'msw';
import { anAssociation, aUser } from '@mijn/api/mock/auth';
import { idOf, mockCall, Refusal } from '@mijn/api/mock/call';
import { anInvoice, invoicesCalls } from '@mijn/api/mock/invoices';
import { todosCalls } from '@mijn/api/mock/todos';
import { overviewCalls } from '../../testing/calls/overview-calls.ts';
import { sessionCalls } from '../../testing/calls/session-calls.ts';
import { setUpPortal, showPortal } from '../../testing/dom/show-portal.tsx';
import { ownersOverview } from '../../testing/overview-data.ts';
import { gutter, someTodos } from '../../testing/todos-data.ts';

setUpPortal();

const quay = (own: Partial<Association> = {}) => anAssociation(own);
const park = (own: Partial<Association> = {}) =>
  anAssociation({ id: idOf(1, 1002), code: '1002', name: 'VvE Parkzicht', title: null, ...own });

const show = (path: string, associations: Association[], calls: readonly HttpHandler[]) =>
  showPortal(path, [...calls, ...sessionCalls(aUser({ associations }))]);

async function switchTo(user: UserEvent, entry: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^Vereniging/u }));
  await user.click(await screen.findByRole('menuitemradio', { name: entry }));
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const focusOn = (name: string) => waitFor(async () => expect(await heading(name)).toHaveFocus());

function todosOf(todo: Todo, owner: string): { askedIn: string[]; calls: HttpHandler[] } {
  const askedIn: string[] = [];
  const getTodo = mockCall(todosContract.getTodo, ({ params }) => {
    askedIn.push(params.association_id);
    return params.association_id === owner ? todo : new Refusal('not_found');
  });
  const listGroups = mockCall(todosContract.listGroups, () => ({ data: [] }));
  return { askedIn, calls: [listGroups, getTodo, ...todosCalls(someTodos)] };
}

describe('a member who switches to another association', () => {
  it('goes from the page of one resource to its list, with the focus on the heading', async () => {
    const { askedIn, calls } = todosOf(gutter, quay().id);
    const user = await show(`/todos/${gutter.id}`, [quay(), park()], calls);
    expect(await screen.findByText('DH-2026-118')).toBeVisible();

    await switchTo(user, '1002 - VvE Parkzicht');
    // The message is checked first, because it disappears after a few seconds.
    expect(await screen.findByText('U bekijkt nu VvE Parkzicht.')).toBeVisible();
    await focusOn('Actiepunten');
    expect(askedIn).toEqual([quay().id]);
  });

  it('also goes to the list from a page that does not exist yet', async () => {
    const user = await show('/bulletin-board/edit/1', [quay(), park()], []);
    await heading('Bericht wijzigen');
    await switchTo(user, '1002 - VvE Parkzicht');
    await focusOn('Prikbord');
  });

  it('goes to the overview if the other association does not have the list', async () => {
    const invoice = anInvoice(1, { file: null });
    const calls = [...invoicesCalls([invoice]), ...overviewCalls(ownersOverview)];
    const associations = [quay({ is_invoice_check: true }), park()];
    const user = await show(`/invoices-check/${invoice.id}`, associations, calls);
    await screen.findByRole('button', { name: 'Akkoord' });
    await switchTo(user, '1002 - VvE Parkzicht');
    await focusOn('Overzicht');
  });

  it('stays on a list', async () => {
    const user = await show('/todos', [quay(), park()], todosCalls(someTodos));
    await heading('Actiepunten');
    await switchTo(user, '1002 - VvE Parkzicht');
    expect(await screen.findByText('U bekijkt nu VvE Parkzicht.')).toBeVisible();
    expect(await heading('Actiepunten')).toBeVisible();
  });

  it('sees a resource that the previous association did not have, and leaves it at the next switch', async () => {
    const { calls } = todosOf(gutter, park().id);
    const user = await show(`/todos/${gutter.id}`, [quay(), park()], calls);
    expect(await screen.findByRole('heading', { name: 'Dit actiepunt bestaat niet (meer)' })).toBeVisible();
    expect(screen.getByText(/kies die bovenaan de pagina\./u)).toBeVisible();

    await switchTo(user, '1002 - VvE Parkzicht');
    expect(await screen.findByText('DH-2026-118')).toBeVisible();
    await switchTo(user, '1001 - VvE De Kade (Kadestraat 1 t/m 99 te Rotterdam)');
    expect(await heading('Actiepunten')).toBeVisible();
  });
});

describe('a missing resource', () => {
  it('is not said to be in another association if the member has only one', async () => {
    await show(`/todos/${gutter.id}`, [quay()], todosCalls([]));
    expect(await screen.findByRole('heading', { name: 'Dit actiepunt bestaat niet (meer)' })).toBeVisible();
    expect(screen.queryByText(/andere vereniging/u)).not.toBeInTheDocument();
  });
});
