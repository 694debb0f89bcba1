import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { useState } from 'react';
import { IconButton } from '../button/button.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { InputField, type InputBehaviour } from '../input-field/input-field.tsx';
import { texts } from './texts.ts';

export interface PasswordFieldProps extends FieldProps, Omit<InputBehaviour, 'type' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password';
}

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
