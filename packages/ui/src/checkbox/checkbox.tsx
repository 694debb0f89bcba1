import { useId, type ComponentProps, type ReactNode } from 'react';
import fieldStyles from '../field/field.module.css';
import { describedBy, FieldErrorText } from '../field-frame/field-frame.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Pick<ComponentProps<'input'>, 'id' | 'name' | 'onBlur'> {
  label: string;
  /** Whether only screen readers get the label, for example in a row that already shows its name. */
  isLabelHidden?: boolean;
  description?: ReactNode;
  errorMessage?: string | undefined;
  isSelected?: boolean;
  /** Whether the checkbox starts selected, if the parent does not keep its state. */
  defaultSelected?: boolean;
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  onChange?: (isSelected: boolean) => void;
}

/** It is the browser's own checkbox, because a list can have one in each row. */
export function Checkbox({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isSelected,
  defaultSelected,
  isIndeterminate = false,
  isDisabled,
  onChange,
  ...attributes
}: CheckboxProps) {
  const ownId = useId();
  const { id = ownId } = attributes;
  return (
    <div className={fieldStyles['field']}>
      <label className={styles['checkbox']}>
        <input
          {...attributes}
          // An attribute for this state does not exist.
          ref={(input) => {
            if (input) input.indeterminate = isIndeterminate;
          }}
          type="checkbox"
          id={id}
          className={styles['box']}
          checked={isSelected}
          defaultChecked={defaultSelected}
          disabled={isDisabled}
          aria-invalid={errorMessage !== undefined || undefined}
          aria-describedby={describedBy(id, { description, errorMessage })}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {description !== undefined && (
        <span id={`${id}-description`} className={`${fieldStyles['description']} ${styles['description']}`}>
          {description}
        </span>
      )}
      <FieldErrorText id={id}>{errorMessage}</FieldErrorText>
    </div>
  );
}
