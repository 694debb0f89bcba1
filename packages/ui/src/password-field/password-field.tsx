import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { useState } from 'react';
import { IconButton } from '../button/button.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { InputField, type InputBehaviour } from '../input-field/input-field.tsx';
import { texts } from './texts.ts';

export interface PasswordFieldProps extends FieldProps, Omit<InputBehaviour, 'type' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password';
}

/** Shows a field for a password, with a button that shows the typed text. Pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <InputField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      button={
        <IconButton
          icon={isShown ? mdiEyeOffOutline : mdiEyeOutline}
          label={isShown ? texts.hide : texts.show}
          isDisabled={props.isDisabled}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
}
