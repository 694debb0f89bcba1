import { passwordStrength } from '@mijn/domain/passwords';
import { PasswordStrength } from '@mijn/ui/password-strength';
import { useField } from 'formik';
import { FormPasswordField } from './fields.tsx';

export function NewPasswordFields({ hint }: { hint: string }) {
  const [{ value }] = useField<string>('password');
  return (
    <>
      <FormPasswordField name="password" autoComplete="new-password" description={hint} />
      <PasswordStrength strength={passwordStrength(value)} />
      <FormPasswordField name="password_confirmation" autoComplete="new-password" />
    </>
  );
}
