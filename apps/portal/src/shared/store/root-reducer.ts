import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { apiRoot } from '../api/api-root.ts';
import { authSlice, mediaCountsSlice, tablesSlice, userSlice } from '../session/persisted.slices.ts';
import { sessionSlice } from '../session/session.slice.ts';
import { toastsSlice } from '../toasts/toasts.slice.ts';

const reducers = {
  api: apiRoot.reducer,
  auth: authSlice.reducer,
  mediaCounts: mediaCountsSlice.reducer,
  session: sessionSlice.reducer,
  tables: tablesSlice.reducer,
  toasts: toastsSlice.reducer,
  user: userSlice.reducer,
};

/** The state of the slices that load with their feature. The feature adds its own by `declare module`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- the features fill it
export interface LazyState {}

const combine = (lazy: Record<string, Reducer>) => combineReducers({ ...reducers, ...lazy });

type EagerState = ReturnType<ReturnType<typeof combineReducers<typeof reducers>>>;

/** What every part of the portal may read of the store. */
export type RootState = EagerState & Partial<LazyState>;

const lazyReducers: Record<string, Reducer> = {};
let combined: Reducer = combine(lazyReducers);

/** The state of the whole portal. */
export const rootReducer = (state: RootState | undefined, action: UnknownAction): RootState =>
  combined(state, action);

/**
 * Adds a slice when the script of its feature loads. Not `combineSlices` of Redux Toolkit: that does more, and costs the
 * login page 0.2 kB.
 */
export function injectSlice<Name extends keyof LazyState>(slice: {
  name: Name;
  reducer: Reducer<LazyState[Name]>;
}): void {
  Object.assign(lazyReducers, { [slice.name]: slice.reducer });
  combined = combine(lazyReducers);
}
