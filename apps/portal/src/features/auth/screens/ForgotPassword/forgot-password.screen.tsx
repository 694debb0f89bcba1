import { Alert } from '@mijn/ui/alert';
import { SubmitButton } from '@mijn/ui/form';
import { Link } from '@mijn/ui/link';
import { useState } from 'react';
import { loginPath } from '../../../../shared/routing/paths.ts';
import { FormTextField } from '../../../../shared/forms/fields.tsx';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { LoginPage } from '../../../../shared/shell/login-page.tsx';
import { useForgotPasswordMutation } from '../../auth.endpoints.ts';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { texts } from './texts.ts';

const loadSchema = async () => (await import('@mijn/domain/auth/contract')).forgotPasswordBody;

/**
 * Shows the form for a forgotten password. The response does not reveal whether the e-mail address is known
 * (docs/product.md#forgotten-password).
 */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>();
  const [forgotPassword] = useForgotPasswordMutation();

  return (
    <LoginPage title={texts.title} links={<Link href={loginPath()}>{texts.back}</Link>}>
      {sentTo ? (
        <Alert tone="success" title={texts.sentTitle} isAnnounced>
          {texts.sent(sentTo)}
        </Alert>
      ) : (
        <>
          <p>{texts.explanation}</p>
          <PortalForm
            initialValues={{ email: '' }}
            labels={texts.fields}
            loadSchema={loadSchema}
            save={async (values) => {
              const error = errorOf(await forgotPassword({ body: values }));
              if (!error) setSentTo(values.email);
              return error;
            }}
          >
            <FormTextField name="email" type="email" autoComplete="username" />
            <SubmitButton isWide>{texts.submit}</SubmitButton>
          </PortalForm>
        </>
      )}
    </LoginPage>
  );
}
