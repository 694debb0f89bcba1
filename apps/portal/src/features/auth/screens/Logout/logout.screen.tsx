import type { ApiError } from '@mijn/api';
import { notices } from '@mijn/api/notices';
import { Button } from '@mijn/ui/button';
import { Spinner } from '@mijn/ui/spinner';
import { Stack } from '@mijn/ui/stack';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginPath } from '../../../../shared/routing/paths.ts';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { countDrafts, ownerOf } from '../../../../shared/drafts/draft-storage.ts';
import { discardDrafts } from '../../../../shared/drafts/draft-toast.ts';
import { clearUser, endSession } from '../../../../shared/session/session.endpoints.ts';
import { doDraftsGo, endedSessionOf } from '../../../../shared/session/logout-state.ts';
import { texts as sessionTexts } from '../../../../shared/session/texts.ts';
import { useRetry } from '../../../../shared/session/use-retry.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { LoginPage } from '../../../../shared/shell/login-page.tsx';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { useLogoutMutation } from '../../auth.endpoints.ts';
import { useNextPage } from '../../sign-in.ts';
import { texts } from './texts.ts';

/**
 * Returns whether the server still has the session after a failed logout. After a 401, or if another user is signed in,
 * it has none.
 */
const isStillThere = (error: ApiError | undefined): error is ApiError =>
  error !== undefined &&
  !(error.kind === 'response' && (error.status === 401 || error.code === 'other_user'));

/**
 * Logs out without confirmation (docs/product.md#logout). If the URL has a page to return to, the session has expired, so
 * that the stored state of the user is kept for the next login. Only that session is ended, and if another tab has signed
 * in meanwhile, the page is shown at once. A user who opened this page directly was not told that drafts are removed, and
 * keeps them.
 */
export function LogoutScreen() {
  const [logout] = useLogoutMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { next } = useNextPage();
  const [error, setError] = useState<ApiError | null>(null);

  const { state } = useLocation();
  const ended = endedSessionOf(state);
  const isTold = doDraftsGo(state);
  const { user } = useSession();
  const [leaver] = useState(user);
  const isRenewed = next !== undefined && ended === undefined && leaver !== null;

  const leave = useCallback(async () => {
    if (isRenewed) {
      await navigate(next, { replace: true });
      return;
    }
    const failure = errorOf(await logout(ended ? { query: { session_id: ended } } : {}));
    // The browser forgets the user, regardless of the response.
    dispatch(next ? endSession() : clearUser());
    if (isTold) {
      const discarded = dispatch(discardDrafts(leaver));
      if (discarded > 0) dispatch(toastShown('info', texts.draftsGone(discarded), 'drafts-gone'));
    } else if (!next && leaver) {
      const kept = countDrafts(ownerOf(leaver));
      if (kept > 0) dispatch(toastShown('info', texts.draftsKept(kept), 'drafts-gone'));
    }
    if (!next && isStillThere(failure)) {
      setError(failure);
      return;
    }
    dispatch(
      next
        ? toastShown('info', texts.sessionEnded, 'session')
        : toastShown('success', notices.loggedOut, 'session'),
    );
    await navigate(loginPath(next), { replace: true });
  }, [logout, dispatch, navigate, next, ended, isRenewed, isTold, leaver]);
  const { isRetrying, retryNow } = useRetry(error, leave);

  useEffect(() => {
    const start = async () => leave();
    void start();
  }, [leave]);

  return (
    <LoginPage title={texts.title}>
      {error ? (
        <Stack>
          <p role="alert">
            {texts.notYet} {sessionTexts.reason(error)} {sessionTexts.again}
          </p>
          <Button isWide isPending={isRetrying} onPress={() => void retryNow()}>
            {sessionTexts.retry}
          </Button>
        </Stack>
      ) : (
        <Spinner label={texts.pending} />
      )}
    </LoginPage>
  );
}
