import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { createConnection } from '@mijn/api';
import { aUser } from '@mijn/api/mock/auth';
import { SHARED_FILES_MS } from '@mijn/domain/limits';
import { clearUser, endSession, receiveUser } from '../../shared/session/session.endpoints.ts';
import { keepFiles, ownerOfFiles, takeFiles } from '../../shared/share-target/kept-files.ts';
import { memoryCaches } from '../../testing/memory-caches.ts';
import { pretendBrowser } from '../../testing/pretend-push.ts';
import { createPortalStore } from '../store.ts';
import { startDevice } from './start-device.ts';

const ENDPOINT = 'https://push.example/anna';

let asked: string[];
let status: number;
beforeEach(() => {
  // A store takes over what an earlier one has kept.
  localStorage.clear();
  asked = [];
  status = 204;
  pretendBrowser({ endpoint: ENDPOINT, permission: 'granted' });
  Object.defineProperty(window, 'caches', { value: memoryCaches(), configurable: true });
  Object.defineProperty(window, 'requestIdleCallback', {
    value: (run: () => void) => run(),
    configurable: true,
  });
});
afterEach(() => {
  for (const name of ['caches', 'requestIdleCallback']) Reflect.deleteProperty(window, name);
});

function open() {
  const connection = createConnection({
    baseUrl: 'http://localhost/api',
    fetch: async (request) => {
      asked.push(new URL(request instanceof Request ? request.url : request).pathname);
      const body = status === 404 ? JSON.stringify({ code: 'not_found', message: 'Unknown.' }) : null;
      return new Response(body, { status, headers: { 'content-type': 'application/json' } });
    },
  });
  const { store } = createPortalStore(connection);
  startDevice(store);
  return store;
}

const findEndpoint = async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint;
};

it('asks nothing for a visitor, and renews the push subscription of a member', async () => {
  const store = open();
  expect(asked).toEqual([]);
  store.dispatch(receiveUser(aUser()));
  await waitFor(() => expect(asked).toContain('/api/push/subscription/renew'));
  expect(await findEndpoint()).toBe(ENDPOINT);
});

it('forgets the push subscription of another member', async () => {
  status = 404;
  open().dispatch(receiveUser(aUser()));
  await waitFor(async () => expect(await findEndpoint()).toBeUndefined());
});

it('forgets the push subscription and the shared files at the sign-out, and not at the end of a session', async () => {
  const store = open();
  store.dispatch(receiveUser(aUser()));
  await keepFiles([new File(['x'], 'lift.jpg', { type: 'image/jpeg' })], window.caches, SHARED_FILES_MS);
  store.dispatch(endSession());
  expect(await findEndpoint()).toBe(ENDPOINT);
  store.dispatch(clearUser());
  await waitFor(async () => expect(await findEndpoint()).toBeUndefined());
  expect(await takeFiles(window.caches, SHARED_FILES_MS)).toEqual([]);
});

it('keeps to whom the shared files belong, also after another member signs in without a sign-out of the first', async () => {
  const store = open();
  const [anna, bram] = [
    aUser(),
    aUser({ id: '0191a000-0000-7000-8000-000000000077', email: 'bram@example.nl' }),
  ];
  const ownerOfShare = async () => {
    await keepFiles([new File(['x'], 'lift.jpg', { type: 'image/jpeg' })], window.caches, SHARED_FILES_MS);
    return ownerOfFiles(window.caches, SHARED_FILES_MS);
  };
  store.dispatch(receiveUser(anna));
  await waitFor(async () => expect(await ownerOfShare()).toBe(anna.id));
  store.dispatch(endSession());
  expect(await ownerOfShare()).toBe(anna.id);
  store.dispatch(receiveUser(bram));
  await waitFor(async () => expect(await ownerOfShare()).toBe(bram.id));
});
