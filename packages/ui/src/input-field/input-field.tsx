import { mdiAlertCircleOutline } from '@mdi/js';
import { useId, type ComponentProps, type FocusEvent, type ReactNode, type Ref } from 'react';
import { fieldStyles, fieldTexts, type FieldProps } from '../field/index.ts';
import { Icon } from '../icon/index.ts';

/** The attributes of the input that every field of one line passes on. */
export interface InputBehaviour extends Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'defaultValue'
  | 'id'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'spellCheck'
  | 'type'
  | 'value'
> {
  isRequired?: boolean;
  isDisabled?: boolean;
  onChange?: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

export interface InputFieldProps extends FieldProps, InputBehaviour {
  className?: string | undefined;
  /** A button inside the field, after the input. */
  button?: ReactNode;
}

const idsOf = (ids: readonly (string | false)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

/**
 * One line of input with its label above it, and below it what is wrong, tied to it for screen readers. Plain
 * elements: signing in needs nothing more, and must load fast.
 */
export function InputField({
  label,
  description,
  errorMessage,
  isOptional = false,
  isRequired,
  isDisabled,
  onChange,
  inputRef,
  className = fieldStyles['input'],
  button,
  ...attributes
}: InputFieldProps) {
  const ownId = useId();
  const { id = ownId } = attributes;
  const [descriptionId, errorId] = [`${id}-description`, `${id}-error`];
  const isInvalid = errorMessage !== undefined;
  const input = (
    <input
      {...attributes}
      ref={inputRef}
      id={id}
      className={button === undefined ? className : undefined}
      required={isRequired}
      disabled={isDisabled}
      aria-invalid={isInvalid || undefined}
      aria-describedby={idsOf([isInvalid && errorId, description !== undefined && descriptionId])}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
  return (
    <div
      className={fieldStyles['field']}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
    >
      <div className={fieldStyles['head']}>
        <label htmlFor={id} className={fieldStyles['label']}>
          {label}
          {isOptional && <span className={fieldStyles['optional']}> {fieldTexts.optional}</span>}
        </label>
        {description !== undefined && (
          <span id={descriptionId} className={fieldStyles['description']}>
            {description}
          </span>
        )}
      </div>
      {button === undefined ? (
        input
      ) : (
        <div className={fieldStyles['group']}>
          {input}
          {button}
        </div>
      )}
      {isInvalid && (
        <span id={errorId} className={fieldStyles['error']}>
          <Icon path={mdiAlertCircleOutline} />
          <span>{errorMessage}</span>
        </span>
      )}
    </div>
  );
}
