import { Alert } from '@mijn/ui/alert';
import { SubmitButton } from '@mijn/ui/form';
import { Link } from '@mijn/ui/link';
import { useState } from 'react';
import { forgotPasswordPath, twoFactorPath } from '../../../../shared/routing/paths.ts';
import { useAppSelector } from '../../../../shared/store/hooks.ts';
import { InBrowser } from '../../../../shared/chunks/in-browser.tsx';
import { lazyExtra } from '../../../../shared/chunks/lazy-extra.ts';
import { FormPasswordField, FormTextField } from '../../../../shared/forms/fields.tsx';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { hasPasskeys } from '../../../../shared/passkeys/has-passkeys.ts';
import { Redirect } from '../../../../shared/routing/redirect.tsx';
import { keepsCookies } from '../../../../shared/session/cookies.ts';
import { isSignedIn } from '../../../../shared/session/use-session.ts';
import { LoginPage } from '../../../../shared/shell/login-page.tsx';
import { useLoginMutation } from '../../auth.endpoints.ts';
import { useNextPage, useSignIn } from '../../sign-in.ts';
import { texts } from './texts.ts';

const loadSchema = async () => (await import('@mijn/domain/auth/contract')).loginBody;

/** Signs in with a passkey. The script loads after the form, because the form works without it. */
const PasskeyLogin = lazyExtra(
  'passkey-login',
  async () => (await import('../../passkeys/passkey-login.tsx')).PasskeyLogin,
);

/** Shows the login form. The error of a refused login is shown at the e-mail field (docs/product.md#login). */
export function LoginScreen() {
  const { user, needsSecondFactor } = useAppSelector(({ session }) => session);
  const { next, target } = useNextPage();
  const [login] = useLoginMutation();
  const signIn = useSignIn();
  const [hasCookies, setHasCookies] = useState(keepsCookies);

  if (isSignedIn(user)) return <Redirect to={target} />;
  if (user || needsSecondFactor) return <Redirect to={twoFactorPath(next)} />;

  return (
    <LoginPage title={texts.title} links={<Link href={forgotPasswordPath}>{texts.forgot}</Link>}>
      <PortalForm
        initialValues={{ email: '', password: '' }}
        labels={texts.fields}
        loadSchema={loadSchema}
        save={async (values) => {
          const isKept = keepsCookies();
          setHasCookies(isKept);
          // Without a cookie the server refuses every call, whatever the password.
          return isKept ? signIn(await login({ body: values })) : 'unsaved';
        }}
        fieldOfCode={{ invalid_credentials: 'email' }}
      >
        <InBrowser>{!hasCookies && <Alert tone="danger">{texts.noCookies}</Alert>}</InBrowser>
        <FormTextField name="email" type="email" autoComplete="username webauthn" />
        <FormPasswordField name="password" autoComplete="current-password" />
        <SubmitButton isWide>{texts.submit}</SubmitButton>
      </PortalForm>
      <InBrowser>{hasPasskeys() && <PasskeyLogin />}</InBrowser>
    </LoginPage>
  );
}
