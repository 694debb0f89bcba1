import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { authSlice } from '../session/auth.slice.ts';
import type { mediaCountsSlice } from '../session/media-counts.slice.ts';
import type { sessionSlice } from '../session/session.slice.ts';
import type { tablesSlice } from '../session/tables.slice.ts';
import type { userSlice } from '../session/user.slice.ts';
import type { toastsSlice } from '../toasts/toasts.slice.ts';
import type { apiRoot, StoreExtra } from './api-root.ts';

type StateOf<Slice extends { reducer: (...args: never[]) => unknown }> = ReturnType<Slice['reducer']>;

/** What every part of the portal may read of the store. */
export interface RootState {
  api: ReturnType<typeof apiRoot.reducer>;
  auth: StateOf<typeof authSlice>;
  mediaCounts: StateOf<typeof mediaCountsSlice>;
  session: StateOf<typeof sessionSlice>;
  tables: StateOf<typeof tablesSlice>;
  toasts: StateOf<typeof toastsSlice>;
  user: StateOf<typeof userSlice>;
}

/** What the portal itself dispatches to have something done. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreExtra, UnknownAction>;

export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
