import { Alert } from '@mijn/ui/alert';
import { Card } from '@mijn/ui/card';
import { SubmitButton } from '@mijn/ui/form';
import { Link } from '@mijn/ui/link';
import { LinkButton } from '@mijn/ui/link-button';
import { NarrowColumn } from '@mijn/ui/page';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useNavigate } from 'react-router';
import { accountPath, forgotPasswordPath } from '../../../../shared/routing/paths.ts';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { FormPasswordField } from '../../../../shared/forms/fields.tsx';
import { NewPasswordFields } from '../../../../shared/forms/new-password-fields.tsx';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { useUpdatePasswordMutation } from '../../account.endpoints.ts';
import { texts } from './texts.ts';

const loadSchema = async () => (await import('@mijn/domain/profile/contract')).updatePasswordBody;

const empty = { current_password: '', password: '', password_confirmation: '' };

/** Shows the form with the current and the new password. It has no draft, because passwords are never stored. */
export function UpdatePasswordScreen() {
  const { user } = useSession();
  const [update] = useUpdatePasswordMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (
    <Page title={texts.title}>
      <NarrowColumn>
        {user?.impersonation ? (
          <Alert tone="info">{texts.staff}</Alert>
        ) : (
          <Card>
            <Stack>
              <p>{texts.intro}</p>
              <PortalForm
                initialValues={empty}
                labels={texts.fields}
                loadSchema={loadSchema}
                save={async (values) => {
                  const error = errorOf(await update({ body: values }));
                  if (error) return error;
                  dispatch(toastShown('success', texts.saved, 'password'));
                  await navigate(accountPath);
                  return undefined;
                }}
              >
                {/* Password managers read from this field whose password they have to store. */}
                <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
                <FormPasswordField
                  name="current_password"
                  autoComplete="current-password"
                  description={<Link href={forgotPasswordPath}>{texts.forgotten}</Link>}
                />
                <NewPasswordFields hint={texts.hint} />
                <ButtonRow>
                  <SubmitButton>{texts.submit}</SubmitButton>
                  <LinkButton variant="quiet" href={accountPath}>
                    {texts.cancel}
                  </LinkButton>
                </ButtonRow>
              </PortalForm>
            </Stack>
          </Card>
        )}
      </NarrowColumn>
    </Page>
  );
}
