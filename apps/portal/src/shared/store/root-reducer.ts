import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { apiRoot } from './api-root.ts';
import { maintenanceSlice } from '../maintenance/maintenance.slice.ts';
import { authSlice, mediaCountsSlice, tablesSlice, userSlice } from './persisted.slices.ts';
import { sessionSlice } from './session.slice.ts';
import { toastsSlice } from './toasts.slice.ts';

const reducers = {
  api: apiRoot.reducer,
  auth: authSlice.reducer,
  maintenance: maintenanceSlice.reducer,
  mediaCounts: mediaCountsSlice.reducer,
  session: sessionSlice.reducer,
  tables: tablesSlice.reducer,
  toasts: toastsSlice.reducer,
  user: userSlice.reducer,
};

/** The state of the slices that load with their feature, which adds its slice with `declare module`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- the features fill it
export interface LazyState {}

const combine = (lazy: Record<string, Reducer>) => combineReducers({ ...reducers, ...lazy });

type EagerState = ReturnType<ReturnType<typeof combineReducers<typeof reducers>>>;

export type RootState = EagerState & Partial<LazyState>;

const lazyReducers: Record<string, Reducer> = {};
let combined: Reducer = combine(lazyReducers);

export const rootReducer = (state: RootState | undefined, action: UnknownAction): RootState =>
  combined(state, action);

/** Adds the slice of a feature when its script loads. `combineSlices` of Redux Toolkit costs the login page 0.2 kB more. */
export function injectSlice<Name extends keyof LazyState>(slice: {
  name: Name;
  reducer: Reducer<LazyState[Name]>;
}): void {
  Object.assign(lazyReducers, { [slice.name]: slice.reducer });
  combined = combine(lazyReducers);
}
