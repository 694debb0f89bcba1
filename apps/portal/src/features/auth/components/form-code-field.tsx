import { CodeField } from '@mijn/ui/code-field';
import { useFormFieldProps } from '../../../shared/forms/fields.tsx';

/** The one-time code of the form. */
export function FormCodeField({ name }: { name: string }) {
  return <CodeField {...useFormFieldProps(name)} />;
}
