import type { FieldProps } from '../field/field-props.ts';
import { InputField, type InputBehaviour } from '../input-field/input-field.tsx';

export interface TextFieldProps extends FieldProps, InputBehaviour {}

/** One line of text with its label above it, and below it what is wrong. */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  return <InputField {...props} type={type} />;
}
