import type { AuthUser } from '@mijn/domain/auth';
import { createAction } from '@reduxjs/toolkit';

/** The server has told who is signed in. */
export const userReceived = createAction<AuthUser>('session/userReceived');

/** Nobody is signed in any more: everything that is this user's own goes. */
export const userCleared = createAction('session/userCleared');

/** The member now looks at another association (specification §4). */
export const currentAssociationUpdated = createAction<{ id: string }>('session/currentAssociationUpdated');
