import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { useState } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import { IconButton } from '../button/index.ts';
import { FieldErrorMessage, FieldHead, fieldStyles } from '../field/index.ts';
import type { TextFieldProps } from '../text-field/index.ts';
import { texts } from './texts.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password, which one can look at while typing. Pasting and password managers work. */
export function PasswordField({
  label,
  description,
  errorMessage,
  isOptional = false,
  inputRef,
  ...props
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <AriaTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={fieldStyles['field'] ?? ''}
    >
      <FieldHead label={label} description={description} isOptional={isOptional} />
      <div className={fieldStyles['group']}>
        <Input ref={inputRef} autoCapitalize="none" />
        <IconButton
          icon={isShown ? mdiEyeOffOutline : mdiEyeOutline}
          label={isShown ? texts.hide : texts.show}
          isDisabled={props.isDisabled ?? false}
          onPress={() => setShown(!isShown)}
        />
      </div>
      <FieldErrorMessage>{errorMessage}</FieldErrorMessage>
    </AriaTextField>
  );
}
