import { parseDate } from '@internationalized/date';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  DateField as AriaDateField,
  DateInput,
  DateSegment,
  type DateFieldState,
  type DateValue,
} from 'react-aria-components/DateField';
import { FieldErrorMessage, FieldHead } from '../field-parts/index.ts';
import { fieldStyles, type FieldProps } from '../field/index.ts';
import { CalendarButton } from './calendar-button.tsx';
import styles from './date-field.module.css';
import { texts } from './texts.ts';
import { FIRST_YEAR, isImpossible, outsideText, typedDate, type Typed } from './typed-date.ts';

export interface DateFieldProps extends FieldProps {
  id?: string;
  name?: string;
  /** An ISO day, `2026-06-10`; null (or an empty text) for none. */
  value: string | null;
  /** Null while there is no day: emptied, not complete, or a day that does not exist. */
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  /** The first and the last day that may be chosen, as ISO days. */
  min?: string | undefined;
  max?: string | undefined;
  /** Without it the day can be typed only: for a day far away, such as one's birthday. */
  hasCalendar?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
}

function Watch({ state, onTyped }: { state: DateFieldState; onTyped: (typed: Typed) => void }) {
  const typed = typedDate(state.segments);
  // oxlint-disable-next-line react/exhaustive-deps -- what is typed is what changes
  useEffect(() => onTyped(typed), [typed]);
  return null;
}

const toDay = (iso: string | null | undefined) => (iso ? parseDate(iso) : null);

/** A day, typed as day, month and year, or chosen in a calendar that is loaded when it is first opened. */
export function DateField({
  label,
  description,
  errorMessage,
  isOptional = false,
  value,
  onChange,
  onBlur,
  min,
  max,
  hasCalendar = true,
  ...props
}: DateFieldProps) {
  const input = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Typed>('empty');
  const [fault, setFault] = useState<string>();
  /** A day whose year is still being typed: shown, not told. */
  const [draft, setDraft] = useState<DateValue | null>(null);
  // Another object for the same day would wipe what is being typed.
  const day = useMemo(() => toDay(value), [value]);
  const message = errorMessage ?? fault ?? outsideText(value, min, max);
  const read = (next: Typed) => {
    setTyped(next);
    // What stood there was taken away because of the fault: its message stays.
    if (next !== 'empty') setFault(isImpossible(next) ? texts.doesNotExist(next) : undefined);
  };
  const change = (next: DateValue | null) => {
    const isTyping = input.current?.contains(document.activeElement) ?? false;
    // When the focus leaves, React Aria makes 31 February the 28th; nobody chose that day.
    if (!isTyping && isImpossible(typed)) return onChange(null);
    const isDraft = next !== null && next.year < FIRST_YEAR;
    setDraft(isDraft ? next : null);
    if (isDraft) return value ? onChange(null) : undefined;
    setFault(undefined);
    return onChange(next === null ? null : next.toString());
  };
  const leave = () => {
    if (typed === 'part') {
      setFault(texts.incomplete);
      if (value) onChange(null);
    }
    onBlur?.();
  };
  return (
    <AriaDateField
      {...props}
      value={day ?? draft}
      minValue={toDay(min)}
      maxValue={toDay(max)}
      onChange={change}
      onBlur={leave}
      validationBehavior="aria"
      isInvalid={message !== undefined}
      className={fieldStyles['field'] ?? ''}
    >
      {({ state }) => (
        <>
          <Watch state={state} onTyped={read} />
          <FieldHead label={label} description={description} isOptional={isOptional} />
          <div className={`${fieldStyles['group']} ${styles['group']}`}>
            <DateInput ref={input} className={styles['input'] ?? ''}>
              {(segment) => <DateSegment segment={segment} className={styles['segment'] ?? ''} />}
            </DateInput>
            {hasCalendar && (
              <CalendarButton
                label={label}
                value={day}
                min={toDay(min)}
                max={toDay(max)}
                isDisabled={props.isDisabled ?? false}
                onChoose={change}
              />
            )}
          </div>
          <FieldErrorMessage>{message}</FieldErrorMessage>
        </>
      )}
    </AriaDateField>
  );
}
