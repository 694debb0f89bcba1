import { DateField, type DateFieldProps } from '@mijn/ui/date-field';
import { Select, type SelectProps } from '@mijn/ui/select';
import { TagInput, type TagInputProps } from '@mijn/ui/tag-input';
import { splitTags } from '@mijn/domain/tags';
import { useRef, useState } from 'react';
import { type FromForm, useFormFieldProps } from './fields.tsx';

/** Renders a select as a field of the form. The form stores an empty string if nothing is selected. */
export function FormSelect({ name, ...props }: Omit<SelectProps, FromForm> & { name: string }) {
  const { value, ...field } = useFormFieldProps(name);
  return <Select {...props} {...field} value={value || null} />;
}

/** Renders a date field as a field of the form. The form stores an empty string if there is no date. */
export function FormDateField({ name, ...props }: Omit<DateFieldProps, FromForm> & { name: string }) {
  const { onChange, ...field } = useFormFieldProps(name);
  return <DateField {...props} {...field} onChange={(day) => onChange(day ?? '')} />;
}

const tooLong = (tag = '', maxLength = tag.length): string => (tag.length > maxLength ? tag : '');

type FormTagInputProps = Omit<TagInputProps, FromForm | 'tags' | 'text' | 'onTextChange'> & { name: string };

/** Typed text that is not a tag yet counts as the last tags, so that the value of the form contains all input. */
export function FormTagInput({ name, ...props }: FormTagInputProps) {
  const { value, onBlur: _, onChange, ...field } = useFormFieldProps<readonly string[]>(name);
  // A tag from a draft that is too long is shown as text, so that the user can shorten it.
  const [text, setText] = useState(() => tooLong(value.at(-1), props.maxLength));
  const typed = useRef(splitTags(text));
  const tags = value.slice(0, value.length - splitTags(text).length);
  const type = (next: string) => {
    setText(next);
    typed.current = splitTags(next);
    onChange([...tags, ...typed.current]);
  };
  return (
    <TagInput
      {...props}
      {...field}
      tags={tags}
      onChange={(next) => onChange([...next, ...typed.current])}
      text={text}
      onTextChange={type}
    />
  );
}
