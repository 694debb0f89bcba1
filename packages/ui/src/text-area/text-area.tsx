import { useId, type ComponentProps, type CSSProperties, type Ref } from 'react';
import { describedBy, FieldFrame } from '../field-frame/field-frame.tsx';
import fieldStyles from '../field/field.module.css';
import type { FieldProps } from '../field/field-props.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { announcement, countText } from './count.ts';
import styles from './text-area.module.css';
import { texts } from './texts.ts';

export interface TextAreaProps
  extends FieldProps, Pick<ComponentProps<'textarea'>, 'id' | 'name' | 'spellCheck' | 'placeholder'> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /**
   * The maximum number of characters (inclusive). A longer text is not cut off, so that the user
   * decides what to remove from a pasted text.
   */
  maxLength?: number;
  /** The minimum number of visible lines. The field grows with its text. */
  rows?: number;
  isRequired?: boolean;
  isDisabled?: boolean;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Shows a field for a text of several lines. The field grows with the text up to a maximum height, and then scrolls. */
export function TextArea({
  label,
  description,
  errorMessage,
  isOptional = false,
  question,
  value,
  onChange,
  maxLength,
  rows = 3,
  isRequired,
  isDisabled,
  inputRef,
  ...attributes
}: TextAreaProps) {
  const ownId = useId();
  const { id = ownId } = attributes;
  const isTooLong = maxLength !== undefined && value.length > maxLength;
  const isWrong = errorMessage !== undefined;
  // One message says what is wrong: the count is part of the error message while the text is too long.
  const hasCount = maxLength !== undefined && !(isTooLong && isWrong);
  const error =
    isTooLong && isWrong ? `${errorMessage} ${texts.excess(value.length - maxLength)}` : errorMessage;
  const countId = hasCount ? `${id}-count` : undefined;
  const describing = [describedBy(id, { description, errorMessage }), countId].filter(Boolean).join(' ');
  const shape: CSSProperties & Record<'--rows', number> = { '--rows': rows };
  return (
    <FieldFrame {...{ id, label, description, isOptional, question, isDisabled }} errorMessage={error}>
      <div className={styles['grow']} data-text={value} style={shape}>
        <textarea
          ref={inputRef}
          {...attributes}
          id={id}
          className={`${fieldStyles['input']} ${styles['input']}`}
          value={value}
          rows={rows}
          required={isRequired}
          disabled={isDisabled}
          aria-invalid={isWrong || undefined}
          aria-describedby={describing || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {hasCount && (
        <>
          <span
            id={countId}
            className={styles['count']}
            data-over={isTooLong || undefined}
            data-far={value.length < maxLength / 2 || undefined}
          >
            {countText(value.length, maxLength)}
          </span>
          <VisuallyHidden>
            <output>{announcement(value.length, maxLength)}</output>
          </VisuallyHidden>
        </>
      )}
    </FieldFrame>
  );
}
