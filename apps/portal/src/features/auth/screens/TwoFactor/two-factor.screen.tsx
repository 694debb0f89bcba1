import { Button } from '@mijn/ui/button';
import { SubmitButton } from '@mijn/ui/form';
import { Link } from '@mijn/ui/link';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../../../../app/paths.ts';
import { useAppSelector } from '../../../../shared/api/hooks.ts';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { isSignedIn } from '../../../../shared/session/use-session.ts';
import { LoginPage } from '../../../../shared/shell/login-page.tsx';
import { FormCodeField } from '../../components/form-code-field.tsx';
import { useConfirmTwoFactorMutation } from '../../auth.endpoints.ts';
import { useNextPage } from '../../use-next-page.ts';
import { useSignIn } from '../../use-sign-in.ts';
import { texts } from './texts.ts';

const loadSchema = async () => (await import('@mijn/domain/auth/contract')).confirmTwoFactorBody;

/** The second step of signing in: a code of the app, or a recovery code (decisions §3). */
export function TwoFactorScreen() {
  const { user, needsSecondFactor } = useAppSelector(({ session }) => session);
  const { next, target } = useNextPage();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [confirm] = useConfirmTwoFactorMutation();
  const signIn = useSignIn();

  if (isSignedIn(user)) return <Navigate to={target} replace />;
  if (!user && !needsSecondFactor) return <Navigate to={paths.login.build(next)} replace />;

  const { explanation, field, other } = texts[kind];
  return (
    <LoginPage title={texts.title} links={<Link href={paths.logout.build()}>{texts.logOut}</Link>}>
      <p>{explanation}</p>
      <PortalForm
        key={kind}
        initialValues={{ code: '' }}
        labels={{ code: field }}
        loadSchema={loadSchema}
        save={async (values) => signIn(await confirm({ body: values }))}
      >
        <FormCodeField name="code" kind={kind} />
        <SubmitButton isWide>{texts.submit}</SubmitButton>
        <Button variant="text" onPress={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {other}
        </Button>
      </PortalForm>
    </LoginPage>
  );
}
