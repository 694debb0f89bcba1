import { useId, type ComponentProps, type FocusEvent, type ReactNode, type Ref } from 'react';
import { describedBy, FieldFrame } from '../field-frame/field-frame.tsx';
import fieldStyles from '../field/field.module.css';
import type { FieldProps } from '../field/field-props.ts';

/** The attributes of the input that all single-line fields pass on. */
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
  | 'onPaste'
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

/** Has plain elements alone, because the login needs no more and must load fast. */
export function InputField({
  label,
  description,
  errorMessage,
  isOptional,
  question,
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
  const input = (
    <input
      {...attributes}
      ref={inputRef}
      id={id}
      className={button === undefined ? className : undefined}
      required={isRequired}
      disabled={isDisabled}
      aria-invalid={errorMessage !== undefined || undefined}
      aria-describedby={describedBy(id, { description, errorMessage })}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
  return (
    <FieldFrame
      id={id}
      label={label}
      description={description}
      errorMessage={errorMessage}
      isOptional={isOptional ?? false}
      question={question}
      isDisabled={isDisabled}
    >
      {button === undefined ? (
        input
      ) : (
        <div className={fieldStyles['group']}>
          {input}
          {button}
        </div>
      )}
    </FieldFrame>
  );
}
