import { beforeEach, describe, expect, it } from '@jest/globals';
import { createConnection } from '@mijn/api';
import { PERSISTED_STATE_KEY } from '@mijn/domain/limits';
import {
  currentAssociationUpdated,
  secondFactorRequired,
  userCleared,
  userReceived,
} from '../shared/store/session.slice.ts';
import { clearUser, endSession, receiveUser } from '../shared/session/session.endpoints.ts';
import { isSignedIn } from '../shared/session/use-session.ts';
import { archiveEndpoints } from '../features/archive/archive.endpoints.ts';
import { uploadsQueued } from '../shared/uploads/uploads.slice.ts';
import { tableChanged } from '../shared/store/persisted.slices.ts';
import { toastShown } from '../shared/store/toasts.slice.ts';
import { createPortalStore } from './store.ts';

const kept = new Map<string, string>();
const user = {
  id: 'u',
  email: 'bram.bestuur@waterpas.example',
  name: 'Bram Bestuur',
  associations: [],
  last_active_association_id: null,
  owner: null,
  two_factor_auth: { enabled: false, authenticated: false },
  session_ends_in_s: 43_200,
  impersonation: null,
};

beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

const connection = createConnection({ baseUrl: 'http://127.0.0.1:1/api', readCookies: () => '' });

async function startWith(text: string) {
  kept.set(PERSISTED_STATE_KEY, text);
  const { store, persistor } = createPortalStore(connection);
  await new Promise<void>((resolve) => {
    const stop = persistor.subscribe(() => {
      if (!persistor.getState().bootstrapped) return;
      stop();
      resolve();
    });
  });
  persistor.pause();
  const { auth, user: storedUser, mediaCounts, tables } = store.getState();
  return { auth, user: storedUser, mediaCounts, tables };
}

async function keptAfter(change: (store: ReturnType<typeof createPortalStore>['store']) => void) {
  const { store, persistor } = createPortalStore(connection);
  await new Promise<void>((resolve) => {
    const stop = persistor.subscribe(() => {
      if (!persistor.getState().bootstrapped) return;
      stop();
      resolve();
    });
  });
  change(store);
  await persistor.flush();
  persistor.pause();
  const slices: Record<string, string> = JSON.parse(kept.get(PERSISTED_STATE_KEY) ?? '{}');
  return Object.fromEntries(
    Object.entries(slices).map(([name, text]) => [name, JSON.parse(text) as unknown] as const),
  );
}

describe('the persisted state', () => {
  it('is stored under a fixed key that includes 2025', async () => {
    await keptAfter((store) => store.dispatch(userReceived(user)));
    expect([...kept.keys()]).toEqual([PERSISTED_STATE_KEY]);
    expect(PERSISTED_STATE_KEY).toContain('2025');
  });

  it('contains what docs/product.md#browser-storage lists and nothing else', async () => {
    const state = await keptAfter((store) => {
      store.dispatch(userReceived(user));
      store.dispatch(currentAssociationUpdated({ id: 'a-1' }));
      store.dispatch(tableChanged({ key: 'archive/a-1', settings: { year: 2026 } }));
      store.dispatch(toastShown('success', 'Hallo', 'session'));
    });
    expect(state).toEqual({
      auth: { isAuthenticated: true },
      user: { email: 'bram.bestuur@waterpas.example', activeAssociationId: 'a-1' },
      mediaCounts: {},
      tables: { 'archive/a-1': { year: 2026 } },
      _persist: { version: -1, rehydrated: true },
    });
  });

  it('contains no user and no settings of the user after a logout', async () => {
    const state = await keptAfter((store) => {
      store.dispatch(userReceived(user));
      store.dispatch(tableChanged({ key: 'archive/a-1', settings: {} }));
      store.dispatch(userCleared());
    });
    expect(state).toMatchObject({
      auth: { isAuthenticated: false },
      user: { email: null, activeAssociationId: null },
      tables: {},
    });
  });

  it('does not keep the association of the previous user', async () => {
    const state = await keptAfter((store) => {
      store.dispatch(userReceived(user));
      store.dispatch(currentAssociationUpdated({ id: 'a-1' }));
      store.dispatch(receiveUser({ ...user, id: 'v', email: 'anna.eigenaar@waterpas.example' }));
    });
    expect(state['user']).toEqual({ email: 'anna.eigenaar@waterpas.example', activeAssociationId: null });
  });

  it('does not keep tables, uploads or cached responses of the previous user', async () => {
    const { store } = createPortalStore(connection);
    store.dispatch(receiveUser(user));
    store.dispatch(tableChanged({ key: 'archive/a-1', settings: { tag: 'geheim' } }));
    store.dispatch(
      uploadsQueued([
        {
          id: 'u-1',
          kind: 'documents',
          title: 'Documenten',
          words: { one: 'document', many: 'documenten', the: 'het document' },
          place: '',
          associationId: 'a-1',
          fileName: 'geheim.pdf',
          byteSize: 1,
        },
      ]),
    );
    await store.dispatch(
      archiveEndpoints.util.upsertQueryData(
        'listArchiveGroups',
        { params: { association_id: 'a-1' } },
        { data: [] },
      ),
    );
    store.dispatch(receiveUser({ ...user, id: 'v', email: 'anna.eigenaar@waterpas.example' }));
    const { api, uploads, tables } = store.getState();
    expect([uploads?.items, tables, api.queries]).toEqual([[], {}, {}]);
  });
});

describe('a persisted state that is damaged or from another version', () => {
  const empty = {
    auth: { isAuthenticated: false },
    user: { email: null, activeAssociationId: null },
    mediaCounts: {},
    tables: {},
  };
  const meta = { _persist: '{"version":-1,"rehydrated":true}' };

  it.each([
    'geen json',
    'null',
    '5',
    '[]',
    '{"auth":"{"}',
    JSON.stringify({ auth: 'null', user: '"bram"', mediaCounts: '[1]', tables: 'null', ...meta }),
    JSON.stringify({ auth: '{"loggedIn":true}', user: '{"mail":"x"}', tables: '{"a":null}', ...meta }),
  ])('starts empty: %s', async (text) => {
    expect(await startWith(text)).toEqual(empty);
  });

  it('keeps the parts that are right', async () => {
    const text = JSON.stringify({
      auth: 'null',
      user: '{"email":"bram@waterpas.example","activeAssociationId":"a-1"}',
      old: '{"a":1}',
      ...meta,
    });
    expect(await startWith(text)).toEqual({
      ...empty,
      user: { email: 'bram@waterpas.example', activeAssociationId: 'a-1' },
    });
  });

  it('leaves the drafts, which have entries of their own', async () => {
    kept.set(`${PERSISTED_STATE_KEY}/draft/u/a-1/bulletin`, 'een concept');
    await startWith('geen json');
    expect(kept.get(`${PERSISTED_STATE_KEY}/draft/u/a-1/bulletin`)).toBe('een concept');
  });
});

describe('a user whose e-mail address has changed', () => {
  it('is the same user, whose state is kept', async () => {
    const state = await keptAfter((store) => {
      store.dispatch(receiveUser(user));
      store.dispatch(currentAssociationUpdated({ id: 'a-1' }));
      store.dispatch(receiveUser({ ...user, email: 'bram@nieuw.example' }));
      expect(store.getState().session.isNewcomer).toBe(false);
    });
    expect(state['user']).toEqual({ email: 'bram@nieuw.example', activeAssociationId: 'a-1' });
  });
});

describe('a session that expires', () => {
  it('signs the user out, and keeps their state for their next login', async () => {
    const state = await keptAfter((store) => {
      store.dispatch(receiveUser(user));
      store.dispatch(currentAssociationUpdated({ id: 'a-1' }));
      store.dispatch(tableChanged({ key: 'archive/a-1', settings: { year: 2026 } }));
      store.dispatch(endSession());
      expect(store.getState().session.user).toBeNull();
    });
    expect(state).toMatchObject({
      auth: { isAuthenticated: false },
      user: { email: user.email, activeAssociationId: 'a-1' },
      tables: { 'archive/a-1': { year: 2026 } },
    });
  });

  it('leaves no state to another user who signs in next', async () => {
    const state = await keptAfter((store) => {
      store.dispatch(receiveUser(user));
      store.dispatch(tableChanged({ key: 'archive/a-1', settings: { tag: 'geheim' } }));
      store.dispatch(endSession());
      store.dispatch(receiveUser({ ...user, id: 'v', email: 'anna.eigenaar@waterpas.example' }));
    });
    expect(JSON.stringify(state)).not.toMatch(/geheim|bram/u);
  });
});

describe('a newcomer', () => {
  const anna = { ...user, id: 'v', email: 'anna.eigenaar@waterpas.example' };

  it('is a user who replaces another user, in this tab or in the persisted state', () => {
    const { store } = createPortalStore(connection);
    store.dispatch(receiveUser(user));
    expect(store.getState().session.isNewcomer).toBe(false);
    store.dispatch(clearUser());
    store.dispatch(receiveUser({ ...anna, two_factor_auth: { enabled: true, authenticated: false } }));
    expect(store.getState().session.isNewcomer).toBe(true);
    store.dispatch(receiveUser({ ...anna, two_factor_auth: { enabled: true, authenticated: true } }));
    expect(store.getState().session.isNewcomer).toBe(true);
  });

  it('is not a user who signs in again', () => {
    const { store } = createPortalStore(connection);
    store.dispatch(receiveUser(user));
    store.dispatch(endSession());
    store.dispatch(receiveUser(user));
    expect(store.getState().session.isNewcomer).toBe(false);
  });
});

describe('a user whose second factor is required', () => {
  it('does not count as signed in until the second factor is confirmed', () => {
    const { store } = createPortalStore(connection);
    store.dispatch(receiveUser(user));
    store.dispatch(secondFactorRequired());
    expect(isSignedIn(store.getState().session.user)).toBe(false);
    store.dispatch(receiveUser(user));
    expect(isSignedIn(store.getState().session.user)).toBe(true);
    expect(store.getState().session.needsSecondFactor).toBe(false);
  });
});
