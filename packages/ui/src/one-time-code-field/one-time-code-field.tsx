import type { ClipboardEvent } from 'react';
import fieldStyles from '../field/field.module.css';
import type { FieldProps } from '../field/field-props.ts';
import { InputField, type InputBehaviour } from '../input-field/input-field.tsx';
import { cleanCode, codeFrom, type CodeKind } from './code-from.ts';
import styles from './one-time-code-field.module.css';

export interface OneTimeCodeFieldProps
  extends
    FieldProps,
    Omit<
      InputBehaviour,
      'type' | 'autoComplete' | 'inputMode' | 'value' | 'defaultValue' | 'onChange' | 'onPaste' | 'maxLength'
    > {
  value: string;
  onChange: (code: string) => void;
  /** `digits` shows the numeric keyboard of a phone. `characters` is for a recovery code. */
  kind?: CodeKind;
  /** The number of characters of the code. Further characters are ignored. */
  length?: number;
}

/** A phone suggests the code that it received. If the user pastes a message, the field keeps only the code. */
export function OneTimeCodeField({
  kind = 'digits',
  length,
  value,
  onChange,
  ...props
}: OneTimeCodeFieldProps) {
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const code = codeFrom(event.clipboardData.getData('text'), kind, length);
    if (code === undefined) return;
    event.preventDefault();
    onChange(code);
  };
  return (
    <InputField
      {...props}
      value={value}
      onChange={(text) => onChange(cleanCode(text, kind, length))}
      onPaste={paste}
      className={`${fieldStyles['input']} ${styles['code']}`}
      inputMode={kind === 'digits' ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
