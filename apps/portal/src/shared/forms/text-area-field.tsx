import { TextArea, type TextAreaProps } from '@mijn/ui/text-area';
import { type FromForm, useFormFieldProps } from './fields.tsx';

export function FormTextArea({ name, ...props }: Omit<TextAreaProps, FromForm> & { name: string }) {
  return <TextArea {...props} {...useFormFieldProps(name)} />;
}
