import { DateField, type DateFieldProps } from '@mijn/ui/date-field';
import { Select, type SelectProps } from '@mijn/ui/select';
import { TagInput, type TagInputProps } from '@mijn/ui/tag-input';
import { type FromForm, useFormFieldProps } from './fields.tsx';

/** A choice of the form. */
export function FormSelect({ name, ...props }: Omit<SelectProps, FromForm> & { name: string }) {
  return <Select {...props} {...useFormFieldProps(name)} />;
}

/** A day of the form, which holds none as an empty text. */
export function FormDateField({ name, ...props }: Omit<DateFieldProps, FromForm> & { name: string }) {
  const { onChange, ...field } = useFormFieldProps(name);
  return <DateField {...props} {...field} onChange={(day) => onChange(day ?? '')} />;
}

/** Tags of the form. */
export function FormTagInput({ name, ...props }: Omit<TagInputProps, FromForm | 'tags'> & { name: string }) {
  const { value, onBlur: _, ...field } = useFormFieldProps<readonly string[]>(name);
  return <TagInput {...props} {...field} tags={value} />;
}
