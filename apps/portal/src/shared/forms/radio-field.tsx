import { RadioGroup, type RadioGroupProps } from '@mijn/ui/radio-group';
import { type FromForm, useFormFieldProps } from './fields.tsx';

/** Renders a choice of a few options as a field of the form. */
export function FormRadioGroup({ name, ...props }: Omit<RadioGroupProps, FromForm> & { name: string }) {
  return <RadioGroup {...props} {...useFormFieldProps(name)} />;
}
