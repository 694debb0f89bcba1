import type { Ref } from 'react';
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { FieldErrorMessage, FieldHead, fieldStyles, type FieldProps } from '../field/index.ts';

/** The props of react-aria's text field that every field of one line passes on. */
export type TextFieldBehaviour = Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'validationBehavior' | 'render'
>;

export interface TextFieldProps extends FieldProps, TextFieldBehaviour {
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text with its label above it, and below it what is wrong. */
export function TextField({
  label,
  description,
  errorMessage,
  isOptional = false,
  inputRef,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      {...props}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={fieldStyles['field'] ?? ''}
    >
      <FieldHead label={label} description={description} isOptional={isOptional} />
      <Input ref={inputRef} className={fieldStyles['input'] ?? ''} />
      <FieldErrorMessage>{errorMessage}</FieldErrorMessage>
    </AriaTextField>
  );
}
