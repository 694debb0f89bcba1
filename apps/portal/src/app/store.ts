import type { Connection } from '@mijn/api';
import { PERSISTED_STATE_KEY } from '@mijn/domain/limits';
import { configureStore } from '@reduxjs/toolkit';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  type PersistedState,
  persistReducer,
  persistStore,
  PURGE,
  REGISTER,
  REHYDRATE,
} from 'redux-persist';
import { apiRoot, type StoreExtra } from '../shared/store/api-root.ts';
import { localStore } from '../shared/store/local-store.ts';
import { isValidSlice } from '../shared/store/persisted.slices.ts';
import { rootReducer } from '../shared/store/root-reducer.ts';

/** The slices that are persisted. No other state outlives the page (docs/product.md#browser-storage). */
const PERSISTED_SLICES = ['auth', 'user', 'mediaCounts', 'tables'];

/** Keeps the persisted slices that have the shape of this version. The browser may have those of an older version. */
async function keepValid(stored: PersistedState): Promise<PersistedState> {
  if (!stored) return stored;
  const { _persist, ...slices } = stored;
  const valid = Object.entries(slices).filter(([name, slice]) => isValidSlice(name, slice));
  return { _persist, ...Object.fromEntries(valid) };
}

const persisted = persistReducer(
  // Local storage responds at once.
  {
    key: PERSISTED_STATE_KEY,
    keyPrefix: '',
    storage: localStore,
    whitelist: PERSISTED_SLICES,
    timeout: 0,
    migrate: keepValid,
  },
  rootReducer,
);

const persistActions = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

const middlewareOptions = (extraArgument: StoreExtra) => ({
  thunk: { extraArgument },
  serializableCheck: { ignoredActions: persistActions },
});

/** Shows responses together that arrive together. The default waits for the next frame, which is late on a slow phone. */
const BATCHES = { autoBatch: { type: 'timer', timeout: 0 } } as const;

export function createPortalStore(connection: Connection) {
  const extra: StoreExtra = { connection };
  const store = configureStore({
    reducer: persisted,
    middleware: (getDefault) => getDefault(middlewareOptions(extra)).concat(apiRoot.middleware),
    enhancers: (getDefault) => getDefault(BATCHES),
  });
  return { store, persistor: persistStore(store), extra };
}

export const createServerStore = (connection: Connection) =>
  configureStore({
    reducer: rootReducer,
    middleware: (getDefault) => getDefault(middlewareOptions({ connection })).concat(apiRoot.middleware),
  });

export type PortalStore = ReturnType<typeof createPortalStore>['store'];
