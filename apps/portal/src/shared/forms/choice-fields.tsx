import { DateField, type DateFieldProps } from '@mijn/ui/date-field';
import { Select, type SelectProps } from '@mijn/ui/select';
import { TagInput, type TagInputProps } from '@mijn/ui/tag-input';
import { useFormFieldProps } from './fields.tsx';

type Own = 'label' | 'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'id' | 'name';

/** A choice of the form. */
export function FormSelect({ name, ...props }: Omit<SelectProps, Own> & { name: string }) {
  return <Select {...props} {...useFormFieldProps(name)} />;
}

/** A day of the form, which holds none as an empty text. */
export function FormDateField({ name, ...props }: Omit<DateFieldProps, Own> & { name: string }) {
  const { onChange, ...field } = useFormFieldProps(name);
  return <DateField {...props} {...field} onChange={(day) => onChange(day ?? '')} />;
}

/** Tags of the form. */
export function FormTagInput({ name, ...props }: Omit<TagInputProps, Own | 'tags'> & { name: string }) {
  const { value, onBlur: _, ...field } = useFormFieldProps<readonly string[]>(name);
  return <TagInput {...props} {...field} tags={value} />;
}
