import { TOTP_DIGITS } from '@mijn/domain/limits';
import { OneTimeCodeField } from '@mijn/ui/one-time-code-field';
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
    <OneTimeCodeField {...field} length={TOTP_DIGITS} />
  ) : (
    <OneTimeCodeField {...field} kind="characters" />
  );
}
