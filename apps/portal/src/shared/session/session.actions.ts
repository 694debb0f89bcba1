import type { AuthUser } from '@mijn/domain/auth';
import { createAction } from '@reduxjs/toolkit';

/**
 * The server has told who is signed in.
 * @param isNewcomer whether another user was here before, in this tab or in what the browser keeps.
 */
export const userReceived = createAction('session/userReceived', (user: AuthUser, isNewcomer = false) => ({
  payload: user,
  meta: { isNewcomer, receivedAt: Date.now() },
}));

/** The user has logged out, or another one takes their place: everything that is this user's own goes. */
export const userCleared = createAction('session/userCleared');

/** The session is over, but nobody logged out: what is this user's own waits for their next login. */
export const sessionEnded = createAction('session/sessionEnded');

/** The server asks for the second factor: until it is given, nobody is signed in. */
export const secondFactorRequired = createAction('session/secondFactorRequired');

/** The member now looks at another association (specification §4). */
export const currentAssociationUpdated = createAction<{ id: string }>('session/currentAssociationUpdated');
