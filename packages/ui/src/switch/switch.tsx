import { useId, type ReactNode } from 'react';
import { describedBy, FieldErrorText } from '../field-frame/field-frame.tsx';
import fieldStyles from '../field/field.module.css';
import styles from './switch.module.css';

export interface SwitchProps {
  label: string;
  description?: ReactNode;
  errorMessage?: string | undefined;
  isSelected?: boolean;
  /** Whether the switch starts on, if the parent does not keep its state. */
  defaultSelected?: boolean;
  isDisabled?: boolean;
  onChange?: (isSelected: boolean) => void;
}

/** Shows a setting that is on or off. A change is saved at once. It is a checkbox of the browser with another look. */
export function Switch({
  label,
  description,
  errorMessage,
  isSelected,
  defaultSelected,
  isDisabled,
  onChange,
}: SwitchProps) {
  const id = useId();
  return (
    <div className={`${fieldStyles['field']} ${styles['field']}`}>
      <label className={styles['switch']}>
        <span>{label}</span>
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own state
          role="switch"
          id={id}
          className={styles['input']}
          checked={isSelected}
          defaultChecked={defaultSelected}
          disabled={isDisabled}
          aria-describedby={describedBy(id, { description, errorMessage })}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span className={styles['track']} />
      </label>
      {description !== undefined && (
        <span id={`${id}-description`} className={fieldStyles['description']}>
          {description}
        </span>
      )}
      <FieldErrorText id={id}>{errorMessage}</FieldErrorText>
    </div>
  );
}
