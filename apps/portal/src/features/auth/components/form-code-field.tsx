import { TOTP_DIGITS } from '@mijn/domain/limits';
import { CodeField } from '@mijn/ui/code-field';
import { useFormFieldProps } from '../../../shared/forms/fields.tsx';

interface FormCodeFieldProps {
  name: string;
  /** Of the authenticator app, or one of the recovery codes. */
  kind: 'app' | 'recovery';
}

/** The one-time code of the form. */
export function FormCodeField({ name, kind }: FormCodeFieldProps) {
  const field = useFormFieldProps(name);
  return kind === 'app' ? (
    <CodeField {...field} length={TOTP_DIGITS} />
  ) : (
    <CodeField {...field} kind="characters" />
  );
}
