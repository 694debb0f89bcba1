import { fieldStyles } from '../field/index.ts';
import { InputField } from '../input-field/index.ts';
import type { TextFieldProps } from '../text-field/index.ts';
import styles from './code-field.module.css';

export type CodeFieldProps = Omit<TextFieldProps, 'type' | 'autoComplete' | 'inputMode'>;

/** A one-time code of figures: the telephone shows its figures, and offers the code it received. */
export function CodeField(props: CodeFieldProps) {
  return (
    <InputField
      {...props}
      className={`${fieldStyles['input']} ${styles['code']}`}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
