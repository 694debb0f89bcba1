import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createConnection } from '@mijn/api';
import { archiveCalls } from '@mijn/api/mock/archive';
import { aUser } from '@mijn/api/mock/auth';
import { act, cleanup, render, screen } from '@testing-library/react';
import { http, type HttpHandler, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { BrowserRouter } from 'react-router';
import { brand } from '../../testing/brand.ts';
import { sessionCalls } from '../../testing/calls/session-calls.ts';
import { setUpPortal } from '../../testing/dom/show-portal.tsx';
import { someDocuments } from '../../testing/archive-data.ts';
import { App } from '../app.tsx';
import { preloadMembers } from '../layouts/main-layout.tsx';
import { preloadScreen } from '../routes/routes.ts';
import { checkUserAtStart } from '../start.ts';
import { createPortalStore } from '../store.ts';

setUpPortal();

/** The number of turns of the event loop without a call after which the portal is at rest. A call takes a few. */
const QUIET_TURNS = 60;
/**
 * The maximum number of calls. The frame and the archive have five calls, each repeated with a new token, besides the
 * user check, the events, the options of the login screen and the requests for a token. A portal that never settles sends
 * more.
 */
const CALLS_MAX = 30;

const server = setupServer();
let calls = 0;
let opened: ReturnType<typeof createPortalStore> | undefined;

beforeEach(() => {
  calls = 0;
  server.listen({ onUnhandledFrame: 'error' });
  server.events.on('request:start', () => {
    calls += 1;
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  cleanup();
  await opened?.persistor.flush();
  opened?.persistor.pause();
  server.events.removeAllListeners();
  server.close();
  window.history.replaceState(null, '', '/');
});

/** Opens the portal at the archive, as a page load does. The URL is that of the window, because the session depends on it. */
async function load(): Promise<void> {
  cleanup();
  window.history.replaceState(null, '', '/archive');
  const connection = createConnection({ baseUrl: `${window.location.origin}/api` });
  const portalStore = createPortalStore(connection);
  const { store } = portalStore;
  opened = portalStore;
  await Promise.all([preloadMembers(), preloadScreen('/archive', true), preloadScreen('/login', false)]);
  await checkUserAtStart(portalStore, new URL(window.location.href));
  await act(() => render(<App brand={brand} connection={connection} store={store} Router={BrowserRouter} />));
}

async function settle(): Promise<void> {
  for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
    const before = calls;
    await act(() => new Promise((turned) => setTimeout(turned)));
    if (calls !== before) quiet = 0;
    expect(calls).toBeLessThanOrEqual(CALLS_MAX);
  }
}

const responses = {
  401: { code: 'unauthenticated', message: 'Nobody.' },
  403: { code: 'two_factor_required', message: 'Two factor authentication required.' },
  419: { code: 'csrf_token_mismatch', message: 'Stale.' },
} as const;

const places = {
  'the calls of an association': '*/api/associations/*',
  'the user check': '*/api/auth/user',
  'every call': '*/api/*',
} as const;

const starts = {
  load,
  focus: () => act(async () => window.dispatchEvent(new Event('focus'))),
};

const good = (): HttpHandler[] => [...sessionCalls(aUser()), ...archiveCalls(someDocuments)];

const ends = {
  401: ['/login', 'Inloggen'],
  403: ['/login/2fa', 'Code invoeren'],
  419: ['/login', 'Inloggen'],
} as const;

const statuses = [401, 403, 419] as const;
const rows = (['the calls of an association', 'the user check', 'every call'] as const).flatMap((place) =>
  statuses.flatMap((status) => (['load', 'focus'] as const).map((start) => [status, place, start] as const)),
);

describe('a member in the archive', () => {
  it.each(rows)('who gets %i on %s is asked to sign in once, after a %s', async (status, place, start) => {
    // The user check may load /logout as a new page, which jsdom only reports.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const [pathname, heading] = ends[status];
    server.use(...good());
    await load();
    expect(await screen.findByRole('heading', { level: 1, name: 'Archief' })).toBeVisible();
    await settle();
    server.resetHandlers(
      http.all(places[place], () => HttpResponse.json(responses[status], { status })),
      ...good(),
    );
    calls = 0;
    await starts[start]();
    await settle();
    expect(window.location.pathname + window.location.search).toBe(`${pathname}?next=%2Farchive`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  });
});
