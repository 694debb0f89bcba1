import { combineSlices } from '@reduxjs/toolkit';
import { apiRoot } from '../api/api-root.ts';
import { authSlice } from '../session/auth.slice.ts';
import { mediaCountsSlice } from '../session/media-counts.slice.ts';
import { sessionSlice } from '../session/session.slice.ts';
import { tablesSlice } from '../session/tables.slice.ts';
import { userSlice } from '../session/user.slice.ts';
import { toastsSlice } from '../toasts/toasts.slice.ts';

/** The slices that a feature adds when its script loads: it extends this interface with `WithSlice`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- the features fill it
export interface LazyLoadedSlices {}

/** The state of the whole portal. A feature adds a slice of its own with `injectInto`. */
export const rootReducer = combineSlices(
  apiRoot,
  authSlice,
  mediaCountsSlice,
  sessionSlice,
  tablesSlice,
  toastsSlice,
  userSlice,
).withLazyLoadedSlices<LazyLoadedSlices>();

/** What every part of the portal may read of the store. */
export type RootState = ReturnType<typeof rootReducer>;
