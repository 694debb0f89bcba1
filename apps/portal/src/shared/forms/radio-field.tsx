import { RadioGroup, type RadioGroupProps } from '@mijn/ui/radio-group';
import { type FromForm, useFormFieldProps } from './fields.tsx';

export function FormRadioGroup({ name, ...props }: Omit<RadioGroupProps, FromForm> & { name: string }) {
  return <RadioGroup {...props} {...useFormFieldProps(name)} />;
}
