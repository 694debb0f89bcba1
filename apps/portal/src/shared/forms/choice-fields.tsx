import { DateField, type DateFieldProps } from '@mijn/ui/date-field';
import { Select, type SelectProps } from '@mijn/ui/select';
import { TagInput, type TagInputProps } from '@mijn/ui/tag-input';
import { splitTags } from '@mijn/domain/tags';
import { useRef, useState } from 'react';
import { type FromForm, useFormFieldProps } from './fields.tsx';

/** A choice of the form, which holds none as an empty text. */
export function FormSelect({ name, ...props }: Omit<SelectProps, FromForm> & { name: string }) {
  const { value, ...field } = useFormFieldProps(name);
  return <Select {...props} {...field} value={value || null} />;
}

/** A day of the form, which holds none as an empty text. */
export function FormDateField({ name, ...props }: Omit<DateFieldProps, FromForm> & { name: string }) {
  const { onChange, ...field } = useFormFieldProps(name);
  return <DateField {...props} {...field} onChange={(day) => onChange(day ?? '')} />;
}

const tooLong = (tag = '', maxLength = tag.length): string => (tag.length > maxLength ? tag : '');

type FormTagInputProps = Omit<TagInputProps, FromForm | 'tags' | 'text' | 'onTextChange'> & { name: string };

/** Tags of the form. What is typed and not yet a tag counts as the last ones, so that the form holds all of it. */
export function FormTagInput({ name, ...props }: FormTagInputProps) {
  const { value, onBlur: _, onChange, ...field } = useFormFieldProps<readonly string[]>(name);
  // A tag that came back too long is shown to be made shorter.
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
