import { TextField, type TextFieldProps } from '@mijn/ui/text-field';

export type DateFieldProps = Omit<TextFieldProps, 'type'>;

/** A day, `2026-06-10`; empty for none. The browser shows it, and its calendar, in its own language. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />;
}
