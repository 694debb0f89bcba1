import type { FieldProps } from '../field/field-props.ts';
import { InputField, type InputBehaviour } from '../input-field/input-field.tsx';

export interface TextFieldProps extends FieldProps, InputBehaviour {}

/** Shows a single-line text field with its label above it and its error message below it. */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  return <InputField {...props} type={type} />;
}
