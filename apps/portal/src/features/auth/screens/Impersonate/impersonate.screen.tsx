import { notices } from '@mijn/api/notices';
import { errorTexts } from '@mijn/api/texts';
import { Spinner } from '@mijn/ui/spinner';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { loginPath, startPath } from '../../../../shared/routing/paths.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { useBrand } from '../../../../shared/brand/brand.ts';
import { clearUser, fetchUser } from '../../../../shared/session/session.endpoints.ts';
import { LoginPage } from '../../../../shared/shell/login-page.tsx';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { useImpersonateMutation } from '../../auth.endpoints.ts';

const texts = { title: 'Inloggen namens een klant', pending: 'U wordt ingelogd' } as const;

/**
 * Signs provider staff in as a member with a signed link. The server ends the session of a user who is signed in on this
 * browser, unless the link does not work (docs/product.md#impersonation).
 */
export function ImpersonateScreen() {
  const { token = '', signature = '' } = useParams();
  const [impersonate] = useImpersonateMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const brand = useBrand();
  // The link works once, so a second run of the effect must not use it again.
  const isImpersonating = useRef(false);

  useEffect(() => {
    if (isImpersonating.current) return;
    isImpersonating.current = true;
    const enter = async () => {
      try {
        await impersonate({ body: { token, signature } }).unwrap();
        dispatch(clearUser());
        await dispatch(fetchUser()).unwrap();
        dispatch(toastShown('success', notices.loggedIn, 'session'));
        await navigate(startPath(brand), { replace: true });
      } catch {
        dispatch(toastShown('danger', errorTexts.impersonation_link_invalid, 'session'));
        await navigate(loginPath(), { replace: true });
      }
    };
    void enter();
  }, [token, signature, impersonate, dispatch, navigate, brand]);

  return (
    <LoginPage title={texts.title}>
      <Spinner label={texts.pending} />
    </LoginPage>
  );
}
