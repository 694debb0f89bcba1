import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { http, HttpResponse } from 'msw';
import { aUser } from '@mijn/api/mock/auth';
import { sessionCalls } from '../../testing/calls/session-calls.ts';
import { setUpPortal, showPortal } from '../../testing/dom/show-portal.tsx';

setUpPortal();

const failures: [string, () => Response, string][] = [
  ['no network', () => HttpResponse.error(), 'Er is geen verbinding.'],
  [
    '503',
    () => HttpResponse.json({ code: 'unavailable', message: 'Away.' }, { status: 503 }),
    'Het portaal is even niet bereikbaar.',
  ],
  [
    '429',
    () =>
      HttpResponse.json(
        { code: 'too_many_requests', message: 'Wait.' },
        { status: 429, headers: { 'retry-after': '20' } },
      ),
    'Het is nu te druk.',
  ],
  [
    'a page with status 200',
    () => HttpResponse.html('<h1>Welkom op dit netwerk</h1>'),
    'Er is geen verbinding.',
  ],
  [
    'a response of another shape',
    () => HttpResponse.json({ hello: 'world' }),
    'Het portaal is even niet bereikbaar.',
  ],
];

let isOver = true;
afterEach(() => {
  isOver = true;
});

const failing = (respond: () => Response) => [
  http.get('*/api/auth/user', () => (isOver ? undefined : respond())),
  ...sessionCalls(aUser()),
];

const send = (event: 'focus' | 'online') => act(async () => window.dispatchEvent(new Event(event)));

/** Automatic retries and their delays are tested in the journeys and in `retry-delay.test.ts`. */
describe('a user check that gets no response about the session', () => {
  it.each(failures)(
    'keeps the page, and shows a message until the connection is back: %s',
    async (_, respond, reason) => {
      await showPortal('/profile/data', failing(respond));
      expect(await screen.findByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
      isOver = false;
      await send('focus');
      const bar = await screen.findByRole('region', { name: 'Verbinding' });
      expect(bar).toHaveTextContent(reason);
      expect(bar).toHaveTextContent('Wij proberen het vanzelf opnieuw.');
      expect(screen.getByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
      isOver = true;
      await send('online');
      await waitFor(() => expect(bar).not.toBeInTheDocument());
      expect(screen.getByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
    },
  );

  it.each(failures)(
    'shows a message instead of the first page until the connection is back: %s',
    async (_, respond, reason) => {
      isOver = false;
      await showPortal('/profile/data', failing(respond));
      const title = 'Het portaal is niet bereikbaar';
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getAllByRole('alert')[0]).toHaveTextContent(reason);
      expect(screen.queryByLabelText('E-mailadres')).not.toBeInTheDocument();
      isOver = true;
      await send('online');
      expect(await screen.findByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
    },
  );
});
