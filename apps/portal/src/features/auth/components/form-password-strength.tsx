import { passwordStrength } from '@mijn/domain/passwords';
import { PasswordStrength } from '@mijn/ui/password-strength';
import { useField } from 'formik';

/** How the new password of the form would do. */
export function FormPasswordStrength({ name }: { name: string }) {
  const [{ value }] = useField<string>(name);
  return <PasswordStrength strength={passwordStrength(value)} />;
}
