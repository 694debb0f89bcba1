import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { useState } from 'react';
import { IconButton } from '../button/button.tsx';
import { InputField } from '../input-field/input-field.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import { texts } from './texts.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password, which one can look at while typing. Pasting and password managers work. */
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
