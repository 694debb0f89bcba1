import type { ApiError } from '@mijn/api';
import { messages } from '@mijn/api/messages';
import type { AuthUser } from '@mijn/domain/auth';
import { useLocation } from 'react-router';
import { nextPath, paths } from '../../app/paths.ts';
import { apiRoot } from '../../shared/api/api-root.ts';
import { errorOf } from '../../shared/api/error-of.ts';
import { useAppDispatch, useAppSelector } from '../../shared/api/hooks.ts';
import { receiveUser } from '../../shared/session/session.endpoints.ts';
import { isSignedIn } from '../../shared/session/use-session.ts';
import { toastShown } from '../../shared/toasts/toasts.slice.ts';

/**
 * Where to go after signing in: the page that was asked for, else the account page (decisions §3). Who takes the place of
 * another user goes to the page alone: what its address holds, such as a search, is of the other.
 */
export function useNextPage(): { next: string | undefined; target: string } {
  const next = nextPath(useLocation().search);
  const isNewcomer = useAppSelector(({ session }) => session.isNewcomer);
  const page = isNewcomer ? next?.split(/[?#]/u)[0] : next;
  return { next, target: page ?? paths.account.build() };
}

type Outcome = { data: AuthUser; error?: undefined } | { data?: undefined; error: unknown };

/**
 * Takes the answer of a step of signing in: stores the user in the place of any earlier one, and welcomes one who is in.
 * The screens follow the stored user to the second factor or the next page by themselves.
 */
export function useSignIn() {
  const dispatch = useAppDispatch();
  return (outcome: Outcome): ApiError | undefined => {
    const { data } = outcome;
    if (data === undefined) return errorOf(outcome);
    if (isSignedIn(data)) dispatch(toastShown('success', messages.loggedIn));
    // What the server answered in the last session may be out of date; of another user, all that is kept goes.
    dispatch(apiRoot.util.resetApiState());
    dispatch(receiveUser(data));
    return undefined;
  };
}
