import { TOTP_DIGITS } from '@mijn/domain/limits';
import { Button } from '@mijn/ui/button';
import { SubmitButton } from '@mijn/ui/form';
import { Link } from '@mijn/ui/link';
import { OneTimeCodeField } from '@mijn/ui/one-time-code-field';
import { Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import { forgotPasswordPath, loginPath, logoutPath } from '../../../../shared/routing/paths.ts';
import { useAppSelector } from '../../../../shared/store/hooks.ts';
import { InBrowser } from '../../../../shared/chunks/in-browser.tsx';
import { lazyScreen } from '../../../../shared/chunks/lazy-screen.ts';
import { lazyExtra } from '../../../../shared/chunks/lazy-extra.ts';
import { useFormFieldProps } from '../../../../shared/forms/fields.tsx';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { hasPasskeys } from '../../../../shared/passkeys/has-passkeys.ts';
import { Redirect } from '../../../../shared/routing/redirect.tsx';
import { isSignedIn } from '../../../../shared/session/use-session.ts';
import { LoginPage } from '../../../../shared/shell/login-page.tsx';
import { useConfirmTwoFactorMutation } from '../../auth.endpoints.ts';
import { useNextPage, useSignIn } from '../../sign-in.ts';
import type { SetUpProps } from './set-up.tsx';
import { texts } from './texts.ts';

/** Uses a passkey in place of a code. The script loads after the form, because the form works without it. */
const PasskeyFactor = lazyExtra(
  'passkey-factor',
  async () => (await import('../../passkeys/passkey-factor.tsx')).PasskeyFactor,
);

const HeldNotice = lazyExtra('held-notice', async () => (await import('./held-notice.tsx')).HeldNotice);

const setUp = lazyScreen<SetUpProps>('set-up', () => import('./set-up.tsx'));

interface FormCodeFieldProps {
  name: string;
  kind: 'app' | 'recovery';
}

function FormCodeField({ name, kind }: FormCodeFieldProps) {
  const field = useFormFieldProps(name);
  return kind === 'app' ? (
    <OneTimeCodeField {...field} length={TOTP_DIGITS} />
  ) : (
    <OneTimeCodeField {...field} kind="characters" />
  );
}

const loadSchema = async () => (await import('@mijn/domain/auth/contract')).confirmTwoFactorBody;

function CodeForm() {
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [needsReset, setNeedsReset] = useState(false);
  const [confirm] = useConfirmTwoFactorMutation();
  const signIn = useSignIn();
  const { explanation, field, other } = texts[kind];
  return (
    <>
      <p>{explanation}</p>
      <PortalForm
        key={kind}
        initialValues={{ code: '' }}
        labels={{ code: field }}
        loadSchema={loadSchema}
        save={async (values) => {
          const error = signIn(await confirm({ body: values }));
          setNeedsReset(error?.kind === 'response' && error.code === 'reset_required');
          return error;
        }}
      >
        {needsReset && <Link href={forgotPasswordPath}>{texts.forgot}</Link>}
        <FormCodeField name="code" kind={kind} />
        <SubmitButton isWide>{texts.submit}</SubmitButton>
        <Button variant="text" onPress={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {other}
        </Button>
      </PortalForm>
      <InBrowser>{hasPasskeys() && <PasskeyFactor />}</InBrowser>
    </>
  );
}

function PasskeyAlone() {
  return (
    <>
      <p>{texts.passkey}</p>
      <InBrowser>{hasPasskeys() ? <PasskeyFactor /> : <p role="alert">{texts.noPasskeys}</p>}</InBrowser>
      <p>{texts.passkeyLost}</p>
    </>
  );
}

/**
 * Shows the second step of signing in (docs/product.md#second-factor). An account whose e-mail address was given back
 * comes here too (docs/decisions/0220). So does a member who has to set up a second factor first (docs/decisions/0234).
 */
export function TwoFactorScreen() {
  const { user, needsSecondFactor } = useAppSelector(({ session }) => session);
  const { held_until: heldUntil, is_passkey_only: isPasskeyOnly, set_up } = user?.two_factor_auth ?? {};
  const { next, target } = useNextPage();
  // The recovery codes are shown after the second factor is on, so that the page stays until then.
  const [isSettingUp, setSettingUp] = useState(false);
  if (set_up?.is_due && !isSettingUp) setSettingUp(true);

  if (!user && !needsSecondFactor) return <Redirect to={loginPath(next)} />;
  const links = <Link href={logoutPath()}>{texts.logOut}</Link>;
  if (isSettingUp) {
    return (
      <LoginPage title={texts.setUpTitle} links={links}>
        <InBrowser>
          <setUp.Component onDone={() => setSettingUp(false)} />
        </InBrowser>
      </LoginPage>
    );
  }
  if (isSignedIn(user)) return <Redirect to={target} />;
  return (
    <LoginPage
      title={isPasskeyOnly ? texts.passkeyTitle : heldUntil === undefined ? texts.title : texts.heldTitle}
      links={links}
    >
      <Stack>
        <InBrowser>{heldUntil !== undefined && <HeldNotice until={heldUntil} />}</InBrowser>
        {isPasskeyOnly ? <PasskeyAlone /> : <CodeForm />}
      </Stack>
    </LoginPage>
  );
}
