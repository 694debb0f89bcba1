import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, type HttpHandler } from 'msw';
import { aBoardMember } from '@mijn/api/mock/auth';
import { archiveCalls } from '@mijn/api/mock/archive';
import { aTodo, todosCalls } from '@mijn/api/mock/todos';
import { someDocuments } from '../testing/archive-data.ts';
import { sessionCalls } from '../testing/calls/session-calls.ts';
import { setUpPortal, showPortal } from '../testing/dom/show-portal.tsx';

setUpPortal();

const manyTodos = Array.from({ length: 30 }, (_, index) => aTodo(index + 1));

const TODOS = /\/todos$/u;

function watchTodos(isHeld: (query: URLSearchParams) => boolean = () => false) {
  const asked: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const handler = http.get('*/api/associations/:id/todos', async ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (TODOS.test(pathname)) asked.push(searchParams.toString());
    if (isHeld(searchParams)) await released;
  });
  return { asked, release, handler };
}

const open = (path: string, first: HttpHandler) =>
  showPortal(path, [
    first,
    ...sessionCalls(aBoardMember()),
    ...archiveCalls(someDocuments),
    ...todosCalls(manyTodos),
  ]);

const menuLink = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Hoofdmenu' })).findByRole('link', { name });

const documents = () => screen.findByRole('list', { name: 'Documenten' });
const todos = () => screen.findByRole('table', { name: 'Actiepunten' });

function passTime(seconds: number): void {
  jest.useFakeTimers({
    now: Date.now() + seconds * 1000,
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'nextTick',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'hrtime',
    ],
  });
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('a link that the user is about to follow', () => {
  it('loads its page when the pointer stays on it, and following it sends no second request', async () => {
    const { asked, handler } = watchTodos();
    const user = await open('/archive', handler);
    const link = await menuLink('Actiepunten');
    expect(asked).toEqual([]);
    await user.hover(link);
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.click(link);
    expect(await screen.findByText('Actiepunt 30')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('loads its page when it gets the focus', async () => {
    const { asked, handler } = watchTodos();
    await open('/archive', handler);
    (await menuLink('Actiepunten')).focus();
    await waitFor(() => expect(asked).toHaveLength(1));
  });

  it('loads its page when the mouse or a finger presses it', async () => {
    const { asked, handler } = watchTodos();
    await open('/archive', handler);
    fireEvent(await menuLink('Actiepunten'), new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
    await waitFor(() => expect(asked).toHaveLength(1));
  });

  it('loads nothing for a user who saves data until it is followed', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { asked, handler } = watchTodos();
    const user = await open('/archive', handler);
    const link = await menuLink('Actiepunten');
    await user.hover(link);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(asked).toEqual([]);
    await user.click(link);
    expect(await todos()).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});

describe('a list that was seen before', () => {
  it('shows at once when it is opened again, and is refreshed quietly', async () => {
    const { asked, release, handler } = watchTodos(() => asked.length > 1);
    const user = await open('/todos', handler);
    expect(await screen.findByText('Actiepunt 30')).toBeVisible();
    await user.click(await menuLink('Archief'));
    expect(await documents()).toBeVisible();
    passTime(20 * 60);
    await user.click(await menuLink('Actiepunten'));
    const table = await todos();
    expect(within(table).getByText('Actiepunt 30')).toBeVisible();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(table).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByText('1–25 van 30')).toBeVisible();
    release();
  });
});

describe('the next page of a list', () => {
  it('keeps the rows, their count and a mark that they are old, until it has loaded', async () => {
    const { release, handler } = watchTodos((query) => query.get('page') === '2');
    const user = await open('/todos', handler);
    const table = await todos();
    expect(await within(table).findByText('Actiepunt 30')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Volgende' }));
    await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'true'));
    expect(within(table).getByText('Actiepunt 30')).toBeVisible();
    expect(screen.getByText('1–25 van 30')).toBeVisible();
    expect(screen.getByText('Bezig met laden')).toBeInTheDocument();
    release();
    expect(await screen.findByText('26–30 van 30')).toBeVisible();
    expect(table).toHaveAttribute('aria-busy', 'false');
  });
});
