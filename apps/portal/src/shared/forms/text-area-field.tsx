import { TextArea, type TextAreaProps } from '@mijn/ui/text-area';
import { type FromForm, useFormFieldProps } from './fields.tsx';

/** Renders a field for a text of several lines as a field of the form. */
export function FormTextArea({ name, ...props }: Omit<TextAreaProps, FromForm> & { name: string }) {
  return <TextArea {...props} {...useFormFieldProps(name)} />;
}
