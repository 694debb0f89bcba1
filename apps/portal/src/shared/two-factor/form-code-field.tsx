import { OneTimeCodeField, type OneTimeCodeFieldProps } from '@mijn/ui/one-time-code-field';
import { type FromForm, useFormFieldProps } from '../forms/fields.tsx';

export function FormCodeField({ name, ...props }: Omit<OneTimeCodeFieldProps, FromForm> & { name: string }) {
  return <OneTimeCodeField {...props} {...useFormFieldProps(name)} />;
}
