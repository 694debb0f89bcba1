import { messages } from '@mijn/api/messages';
import { Spinner } from '@mijn/ui/spinner';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../../app/paths.ts';
import { useAppDispatch } from '../../../../shared/api/hooks.ts';
import { discardAllDrafts } from '../../../../shared/drafts/draft-toast.ts';
import { clearUser } from '../../../../shared/session/session.thunks.ts';
import { LoginPage } from '../../../../shared/shell/login-page.tsx';
import { toastShown } from '../../../../shared/toasts/toasts.slice.ts';
import { useLogoutMutation } from '../../auth.endpoints.ts';
import { useNextPage } from '../../use-next-page.ts';
import { texts } from './texts.ts';

/** Logs out without asking, then goes to the login screen (decisions §3). Who asked to leave keeps no drafts here (§4). */
export function LogoutScreen() {
  const [logout] = useLogoutMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { next } = useNextPage();

  useEffect(() => {
    const leave = async () => {
      // Whatever the server answers, this browser forgets the user.
      await logout();
      dispatch(clearUser());
      if (next) dispatch(toastShown('info', texts.sessionEnded));
      else {
        dispatch(toastShown('success', messages.loggedOut));
        const count = dispatch(discardAllDrafts());
        if (count > 0) dispatch(toastShown('info', texts.draftsGone(count)));
      }
      await navigate(paths.login.build(next), { replace: true });
    };
    void leave();
  }, [logout, dispatch, navigate, next]);

  return (
    <LoginPage title={texts.title}>
      <Spinner label={texts.pending} />
    </LoginPage>
  );
}
