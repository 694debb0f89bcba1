import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { loadWhenIdle } from '@mijn/ui/lazy-part';
import { aBoardMember } from '@mijn/api/mock/auth';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { createConnection } from '@mijn/api';
import { receiveUser } from '../../shared/session/session.endpoints.ts';
import { createServerStore } from '../store.ts';
import { MemberNavigation } from './member-navigation.ts';
import { routes } from '../routes/routes.ts';

let waiting: IdleRequestCallback[] = [];

beforeEach(() => {
  waiting = [];
  Object.assign(window, {
    requestIdleCallback: (call: IdleRequestCallback) => waiting.push(call),
    cancelIdleCallback: () => undefined,
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});

async function beIdle(): Promise<boolean> {
  const calls = waiting.splice(0);
  await act(async () => {
    for (const call of calls) call({ didTimeout: false, timeRemaining: () => 50 });
  });
  return calls.length > 0;
}

function openNavigation(): () => string[] {
  const loaded: string[] = [];
  for (const { pattern, memberScreen, screen } of routes)
    jest.spyOn(memberScreen ?? screen, 'preload').mockImplementation(async () => loaded.push(pattern));
  const store = createServerStore(createConnection({ baseUrl: '/api' }));
  store.dispatch(receiveUser(aBoardMember()));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <MemberNavigation />
      </MemoryRouter>
    </Provider>,
  );
  return () => loaded;
}

it('loads the parts of the page, and then the pages in the menu, one each time the browser is idle', async () => {
  const parts = jest.fn(async () => undefined);
  loadWhenIdle(parts);
  const loaded = openNavigation();
  expect(loaded()).toEqual([]);
  while (parts.mock.calls.length === 0) expect(await beIdle()).toBe(true);
  expect(loaded()).toEqual([]);
  await beIdle();
  expect(loaded()).toEqual(['/']);
  await beIdle();
  expect(loaded()).toEqual(['/', '/todos']);
  while (await beIdle()) expect(loaded()).not.toContain('/profile/settings');
  expect(loaded()).toContain('/archive');
  loadWhenIdle(parts);
  expect(await beIdle()).toBe(true);
  expect(parts).toHaveBeenCalledTimes(2);
});

it.each([
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['has a slow connection', { saveData: false, effectiveType: '2g' }],
])('loads no page for a user who %s', async (_, connection) => {
  Object.assign(navigator, { connection });
  const loaded = openNavigation();
  expect(await beIdle()).toBe(false);
  expect(loaded()).toEqual([]);
});
