import type { AuthUser } from '@mijn/domain/auth';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { apiRoot, type StoreExtra } from '../api/api-root.ts';
import type { RootState } from '../api/hooks.ts';
import { sessionEnded, userCleared, userReceived } from './session.actions.ts';

type SessionThunk = ThunkAction<void, Pick<RootState, 'session' | 'user'>, StoreExtra, UnknownAction>;

/** Forgets the user, with every answer that the server gave to them: the next one may see less. */
export const clearUser = (): SessionThunk => (dispatch) => {
  dispatch(userCleared());
  dispatch(apiRoot.util.resetApiState());
};

/** Ends the session without forgetting whose it was: the same user finds their own state after a new login. */
export const endSession = (): SessionThunk => (dispatch) => {
  dispatch(sessionEnded());
  dispatch(apiRoot.util.resetApiState());
};

/** Takes who is signed in now. Another user than before finds nothing of the earlier one. */
export const receiveUser =
  (user: AuthUser): SessionThunk =>
  (dispatch, getState) => {
    const { session, user: kept } = getState();
    const earlier = session.lastEmail ?? kept.email;
    const isOther = earlier !== null && earlier !== user.email;
    if (isOther) dispatch(clearUser());
    dispatch(userReceived(user, isOther || (earlier !== null && session.isNewcomer)));
  };
