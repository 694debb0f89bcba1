import type { ApiError } from '@mijn/api';
import { notices } from '@mijn/api/notices';
import type { AuthUser } from '@mijn/domain/auth';
import { useLocation } from 'react-router';
import { nextPath, startPath } from '../../shared/routing/paths.ts';
import { apiRoot } from '../../shared/store/api-root.ts';
import { errorOf } from '../../shared/api/error-of.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { useBrand } from '../../shared/brand/brand.ts';
import { receiveUser } from '../../shared/session/session.endpoints.ts';
import { isSignedIn } from '../../shared/session/use-session.ts';
import { toastsCleared, toastShown } from '../../shared/store/toasts.slice.ts';

/**
 * Returns `next`, the page that the URL asks for, and `target`, the page to show after signing in
 * (docs/product.md#after-login). If another user was signed in before, `target` has no search part, which may belong to
 * that user.
 */
export function useNextPage(): { next: string | undefined; target: string } {
  const next = nextPath(useLocation().search);
  const isNewcomer = useAppSelector(({ session }) => session.isNewcomer);
  const brand = useBrand();
  const page = isNewcomer ? next?.split(/[?#]/u)[0] : next;
  return { next, target: page ?? startPath(brand) };
}

type Outcome = { data: AuthUser; error?: undefined } | { data?: undefined; error: unknown };

/** Returns the error of a failed step. The screens react to the stored user, and go to the next page by themselves. */
export function useSignIn() {
  const dispatch = useAppDispatch();
  return (outcome: Outcome): ApiError | undefined => {
    const { data } = outcome;
    if (data === undefined) return errorOf(outcome);
    if (isSignedIn(data)) {
      dispatch(toastsCleared());
      dispatch(toastShown('success', notices.loggedIn, 'session'));
    }
    // The responses of the previous session may be out of date. All stored state of another user is removed.
    dispatch(apiRoot.util.resetApiState());
    dispatch(receiveUser(data));
    return undefined;
  };
}
