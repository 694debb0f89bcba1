import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldErrorMessage, FieldHead, fieldStyles } from '../field/index.ts';
import type { TextFieldProps } from '../text-field/index.ts';
import styles from './code-field.module.css';

export type CodeFieldProps = Omit<TextFieldProps, 'type' | 'autoComplete' | 'inputMode'>;

/** A one-time code of figures: the telephone shows its figures, and offers the code it received. */
export function CodeField({
  label,
  description,
  errorMessage,
  isOptional = false,
  inputRef,
  ...props
}: CodeFieldProps) {
  return (
    <AriaTextField
      {...props}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck="false"
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={fieldStyles['field'] ?? ''}
    >
      <FieldHead label={label} description={description} isOptional={isOptional} />
      <Input ref={inputRef} className={`${fieldStyles['input']} ${styles['code']}`} />
      <FieldErrorMessage>{errorMessage}</FieldErrorMessage>
    </AriaTextField>
  );
}
