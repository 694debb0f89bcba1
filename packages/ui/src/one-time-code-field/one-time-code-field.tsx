import type { ClipboardEvent } from 'react';
import fieldStyles from '../field/field.module.css';
import { InputField } from '../input-field/input-field.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import { cleanCode, codeFrom, type CodeKind } from './code-from.ts';
import styles from './one-time-code-field.module.css';

export interface OneTimeCodeFieldProps extends Omit<
  TextFieldProps,
  'type' | 'autoComplete' | 'inputMode' | 'value' | 'defaultValue' | 'onChange' | 'onPaste' | 'maxLength'
> {
  value: string;
  onChange: (code: string) => void;
  /** `digits`: only figures are taken, and a telephone shows its figures. `characters` for a recovery code. */
  kind?: CodeKind;
  /** How many characters the code has. More are not taken. */
  length?: number;
}

/** A one-time code. The telephone offers the code it received, and a pasted message gives its code. */
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

export type { CodeKind } from './code-from.ts';
