import { configureStore } from '@reduxjs/toolkit';
import { type PropsWithChildren, useState } from 'react';
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

const storage = {
  getItem: async (key: string) => localStorage.getItem(key),
  setItem: async (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: async (key: string) => localStorage.removeItem(key),
};
const store = configureStore({
  reducer: persistReducer({ key: 'floor', storage }, (state: object = {}) => state),
  middleware: (base) =>
    base({
      serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
    }),
});

export function Part({ children }: PropsWithChildren) {
  const [persistor] = useState(() => persistStore(store));
  return <div data-key={persistor.getState().registry.join(' ')}>{children}</div>;
}
