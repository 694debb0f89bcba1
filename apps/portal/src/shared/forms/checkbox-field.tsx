import { Checkbox, type CheckboxProps } from '@mijn/ui/checkbox';
import { type FromForm, useFormFieldProps } from './fields.tsx';

export function FormCheckbox({
  name,
  ...props
}: Omit<CheckboxProps, FromForm | 'isSelected'> & { name: string }) {
  const { value, ...field } = useFormFieldProps<boolean>(name);
  return <Checkbox {...props} {...field} isSelected={value} />;
}
