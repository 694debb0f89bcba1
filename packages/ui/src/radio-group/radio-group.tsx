import { type FocusEvent, type ReactNode, useId } from 'react';
import fieldStyles from '../field/field.module.css';
import { FieldLabel } from '../field/field-label.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { describedBy, FieldErrorText } from '../field-frame/field-frame.tsx';
import styles from './radio-group.module.css';

interface RadioOption {
  id: string;
  label: string;
  /** The consequences of the choice. */
  description?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps extends FieldProps {
  id?: string;
  name?: string;
  options: readonly RadioOption[];
  value: string | null;
  onChange: (id: string) => void;
  onBlur?: () => void;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** The radio buttons are the browser's own, which need no script for the keys of the group. */
export function RadioGroup({
  id: givenId,
  name: givenName,
  label,
  description,
  errorMessage,
  isOptional = false,
  question,
  options,
  value,
  onChange,
  onBlur,
  isRequired,
  isDisabled = false,
}: RadioGroupProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  return (
    <div
      id={id}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, { description, errorMessage })}
      aria-invalid={errorMessage !== undefined || undefined}
      aria-required={isRequired}
      aria-disabled={isDisabled || undefined}
      className={fieldStyles['field']}
      onBlur={leave}
    >
      <div className={fieldStyles['head']}>
        <FieldLabel label={label} isOptional={isOptional} question={question}>
          {(text) => (
            <span id={`${id}-label`} className={fieldStyles['label']}>
              {text}
            </span>
          )}
        </FieldLabel>
        {description !== undefined && (
          <span id={`${id}-description`} className={fieldStyles['description']}>
            {description}
          </span>
        )}
      </div>
      <div>
        {options.map((option, index) => (
          <div key={option.id} className={styles['option']}>
            <label className={styles['radio']}>
              <input
                type="radio"
                className={styles['dot']}
                name={givenName ?? id}
                value={option.id}
                checked={option.id === value}
                disabled={isDisabled || option.isDisabled}
                aria-describedby={option.description === undefined ? undefined : `${id}-option-${index}`}
                onChange={() => onChange(option.id)}
              />
              <span className={styles['label']}>{option.label}</span>
            </label>
            {option.description !== undefined && (
              <span
                id={`${id}-option-${index}`}
                className={`${fieldStyles['description']} ${styles['description']}`}
              >
                {option.description}
              </span>
            )}
          </div>
        ))}
      </div>
      <FieldErrorText id={id}>{errorMessage}</FieldErrorText>
    </div>
  );
}
