import type { Connection } from '@mijn/api';
import { PERSISTED_STATE_KEY } from '@mijn/domain/limits';
import { configureStore } from '@reduxjs/toolkit';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  persistReducer,
  persistStore,
  PURGE,
  REGISTER,
  REHYDRATE,
} from 'redux-persist';
import { apiRoot } from '../shared/api/api-root.ts';
import { localStore } from '../shared/store/local-store.ts';
import { rootReducer } from '../shared/store/root-reducer.ts';

/** What outlives the page, and nothing else (specification §3). */
const PERSISTED_SLICES = ['auth', 'user', 'mediaCounts', 'tables'];

const persisted = persistReducer(
  // Local storage answers at once: redux-persist need not give up on it after a while.
  { key: PERSISTED_STATE_KEY, keyPrefix: '', storage: localStore, whitelist: PERSISTED_SLICES, timeout: 0 },
  rootReducer,
);

const persistActions = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

/** The portal's one store; its thunks reach the server through the connection. */
export function createPortalStore(connection: Connection) {
  const store = configureStore({
    reducer: persisted,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: { connection } },
        serializableCheck: { ignoredActions: persistActions },
      }).concat(apiRoot.middleware),
  });
  return { store, persistor: persistStore(store) };
}

export type PortalStore = ReturnType<typeof createPortalStore>['store'];
