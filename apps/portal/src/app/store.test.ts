import { beforeEach, describe, expect, it } from '@jest/globals';
import { createConnection } from '@mijn/api';
import { PERSISTED_STATE_KEY } from '@mijn/domain/limits';
import { currentAssociationUpdated, userCleared, userReceived } from '../shared/session/session.actions.ts';
import { receiveUser } from '../shared/session/session.thunks.ts';
import { archiveEndpoints } from '../features/archive/archive.endpoints.ts';
import { uploadsQueued } from '../features/archive/uploads/uploads.slice.ts';
import { tableChanged } from '../shared/session/tables.slice.ts';
import { toastShown } from '../shared/toasts/toasts.slice.ts';
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

const connection = createConnection({ baseAddress: 'http://127.0.0.1:1/api', readCookies: () => '' });

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
  it('stands under a fixed key that includes 2025', async () => {
    await keptAfter((store) => store.dispatch(userReceived(user)));
    expect([...kept.keys()]).toEqual([PERSISTED_STATE_KEY]);
    expect(PERSISTED_STATE_KEY).toContain('2025');
  });

  it('holds what specification §3 lists and nothing else', async () => {
    const state = await keptAfter((store) => {
      store.dispatch(userReceived(user));
      store.dispatch(currentAssociationUpdated({ id: 'a-1' }));
      store.dispatch(tableChanged({ key: 'archive/a-1', settings: { year: 2026 } }));
      store.dispatch(toastShown('success', 'Hallo'));
    });
    expect(state).toEqual({
      auth: { isAuthenticated: true },
      user: { email: 'bram.bestuur@waterpas.example', activeAssociationId: 'a-1' },
      mediaCounts: {},
      tables: { 'archive/a-1': { year: 2026 } },
      _persist: { version: -1, rehydrated: true },
    });
  });

  it('forgets the user and all that was theirs', async () => {
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

  it('does not keep the association of another user', async () => {
    const state = await keptAfter((store) => {
      store.dispatch(userReceived(user));
      store.dispatch(currentAssociationUpdated({ id: 'a-1' }));
      store.dispatch(receiveUser({ ...user, email: 'anna.eigenaar@waterpas.example' }));
    });
    expect(state['user']).toEqual({ email: 'anna.eigenaar@waterpas.example', activeAssociationId: null });
  });

  it('keeps neither the tables nor the uploads of another user, nor what the server told them', async () => {
    const { store } = createPortalStore(connection);
    store.dispatch(receiveUser(user));
    store.dispatch(tableChanged({ key: 'archive/a-1', settings: { tag: 'geheim' } }));
    store.dispatch(uploadsQueued([{ id: 'u-1', associationId: 'a-1', fileName: 'geheim.pdf', byteSize: 1 }]));
    await store.dispatch(
      archiveEndpoints.util.upsertQueryData('listArchiveGroups', { associationId: 'a-1' }, []),
    );
    store.dispatch(receiveUser({ ...user, email: 'anna.eigenaar@waterpas.example' }));
    const { api, archiveUploads, tables } = store.getState();
    expect([archiveUploads, tables, api.queries]).toEqual([[], {}, {}]);
  });
});
