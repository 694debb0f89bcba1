import { SubmitButton } from '@mijn/ui/form';
import { Link } from '@mijn/ui/link';
import { useNavigate, useParams } from 'react-router';
import { forgotPasswordPath, loginPath } from '../../../../shared/routing/paths.ts';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { NewPasswordFields } from '../../../../shared/forms/new-password-fields.tsx';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { LoginPage } from '../../../../shared/shell/login-page.tsx';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { useResetPasswordMutation } from '../../auth.endpoints.ts';
import { texts } from './texts.ts';

const loadSchema = async () => (await import('@mijn/domain/auth/contract')).resetPasswordBody;

/** Shows the form that the mail about a forgotten password links to (docs/product.md#forgotten-password). */
export function ResetPasswordScreen() {
  const { token = '', email = '' } = useParams();
  const [resetPassword] = useResetPasswordMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  return (
    <LoginPage title={texts.title} links={<Link href={forgotPasswordPath}>{texts.again}</Link>}>
      <p>{texts.explanation(email)}</p>
      <PortalForm
        initialValues={{ token, email, password: '', password_confirmation: '' }}
        labels={texts.fields}
        hiddenFault={texts.brokenLink}
        loadSchema={loadSchema}
        save={async (values) => {
          const error = errorOf(await resetPassword({ body: values }));
          if (error) return error;
          dispatch(toastShown('success', texts.saved, 'password'));
          await navigate(loginPath());
          return undefined;
        }}
      >
        <NewPasswordFields hint={texts.hint} />
        <SubmitButton isWide>{texts.submit}</SubmitButton>
      </PortalForm>
    </LoginPage>
  );
}
