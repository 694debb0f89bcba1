import type { AuthUser } from '@mijn/domain/auth';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { apiRoot, type StoreExtra } from '../api/api-root.ts';
import type { RootState } from '../api/hooks.ts';
import { userCleared, userReceived } from './session.actions.ts';

type SessionThunk = ThunkAction<void, Pick<RootState, 'user'>, StoreExtra, UnknownAction>;

/** Forgets the user, with every answer that the server gave to them: the next one may see less. */
export const clearUser = (): SessionThunk => (dispatch) => {
  dispatch(userCleared());
  dispatch(apiRoot.util.resetApiState());
};

/** Takes who is signed in now. Another user than before finds nothing of the earlier one. */
export const receiveUser =
  (user: AuthUser): SessionThunk =>
  (dispatch, getState) => {
    const { email } = getState().user;
    if (email !== null && email !== user.email) dispatch(clearUser());
    dispatch(userReceived(user));
  };
