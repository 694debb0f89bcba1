import { parseDate } from '@internationalized/date';
import { isDay } from '@mijn/domain/formats';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  DateField as AriaDateField,
  DateInput,
  DateSegment,
  type DateFieldState,
  type DateValue,
} from 'react-aria-components/DateField';
import { FieldErrorMessage, FieldHead } from '../field-parts/field-parts.tsx';
import fieldStyles from '../field/field.module.css';
import type { FieldProps } from '../field/field-props.ts';
import { CalendarButton } from './calendar-button.tsx';
import styles from './date-field.module.css';
import { texts } from './texts.ts';
import {
  FIRST_YEAR,
  isImpossible,
  outsideText,
  partsOf,
  typedOf,
  typedText,
  type DateParts,
} from './typed-date.ts';

export interface DateFieldProps extends FieldProps {
  id?: string;
  name?: string;
  /** An ISO date, such as `2026-06-10`. `null` or an empty text is no date. An invalid date is returned as typed: `31-2-2025` or `12-3-`. */
  value: string | null;
  /** Called on each change with a value in the same format as `value`. Save the value only if it is an ISO date. */
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  /** The earliest date that may be chosen, as an ISO date (inclusive). `max` is the latest date. */
  min?: string | undefined;
  max?: string | undefined;
  /** Whether the field has a calendar. Without one the date can only be typed, which suits a birthday. */
  hasCalendar?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
}

type Segments = DateFieldState['segments'];

const toDay = (iso: string | null | undefined) => (iso && isDay(iso) ? parseDate(iso) : null);

const toParts = (value: string) => (value && !isDay(value) ? partsOf(value) : undefined);

const numberOf = (segments: Segments, part: string): number | null => {
  const segment = segments.find(({ type }) => type === part);
  return segment && !segment.isPlaceholder ? Number(segment.text) : null;
};

/** The day is last, because the date is incomplete without it, so that the field reports no change during the restore. */
const RESTORE_ORDER = ['year', 'month', 'day'] as const;

interface WatchProps {
  state: DateFieldState;
  /** The segments to restore, one at a time, because React Aria clears a value that is not a valid date. */
  restored: DateParts | undefined;
  onRestored: () => void;
  onTyped: (text: string) => void;
}

function Watch({ state, restored, onRestored, onTyped }: WatchProps) {
  const text = typedText(state.segments);
  useLayoutEffect(() => {
    if (!restored) return;
    const part = RESTORE_ORDER.find((name) => numberOf(state.segments, name) !== restored[name]);
    if (part === undefined) onRestored();
    else if (restored[part] === null) state.clearSegment(part);
    else state.setSegment(part, restored[part]);
  });
  useEffect(() => {
    if (!restored) onTyped(text);
    // oxlint-disable-next-line react/exhaustive-deps -- the effect reports changes of the typed text only
  }, [text]);
  return null;
}

/** Shows a field for a date, which the user types as day, month and year, or chooses in a calendar. */
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
  /** `given` is the value that the parent passed last. If the parent passes another value, the field is reset. */
  const [text, setText] = useState(value ?? '');
  const [given, setGiven] = useState(value);
  const [round, setRound] = useState(0);
  /** The value of React Aria: the last date that was typed, chosen or given. */
  const [day, setDay] = useState<DateValue | null>(() => toDay(value));
  const [restored, setRestored] = useState(() => toParts(value ?? ''));
  const [hasLeft, setLeft] = useState(restored !== undefined);
  if (value !== given) {
    const next = value ?? '';
    setGiven(value);
    if (next !== text) {
      setText(next);
      setDay(toDay(next));
      setRestored(toParts(next));
      setLeft(true);
      setRound(round + 1);
    }
  }
  const typed = typedOf(text);
  const report = (next: string) => {
    if (next === text) return;
    setText(next);
    setLeft(false);
    onChange(next || null);
  };
  const change = (next: DateValue | null) => {
    const isTyping = input.current?.contains(document.activeElement) ?? false;
    // React Aria changes 31 February to the 28th when the field loses the focus. This change is ignored,
    // because the user did not choose that date.
    if (!isTyping && isImpossible(typed)) return;
    setDay(next);
    // A year below the minimum is still being typed, for example 2 or 202
    // for 2026. The segments report such a value.
    if (next !== null && next.year >= FIRST_YEAR) report(next.toString());
  };
  const choose = (next: DateValue) => {
    setRestored(undefined);
    setDay(next);
    report(next.toString());
  };
  const leave = () => {
    setLeft(true);
    if (isImpossible(typed)) {
      setDay(null);
      setRestored(partsOf(text));
    }
    onBlur?.();
  };
  const incomplete = hasLeft && typed === 'part' ? texts.incomplete : undefined;
  const fault = isImpossible(typed) ? texts.doesNotExist(typed) : incomplete;
  const message = fault ?? errorMessage ?? outsideText(value, min, max);
  return (
    <AriaDateField
      key={round}
      {...props}
      value={day}
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
          <Watch
            state={state}
            restored={restored}
            onRestored={() => setRestored(undefined)}
            onTyped={report}
          />
          <FieldHead label={label} description={description} isOptional={isOptional} />
          <div className={`${fieldStyles['group']} ${styles['group']}`}>
            <DateInput ref={input} className={styles['input'] ?? ''}>
              {(segment) => <DateSegment segment={segment} className={styles['segment'] ?? ''} />}
            </DateInput>
            {hasCalendar && (
              <CalendarButton
                label={label}
                value={toDay(value)}
                min={toDay(min)}
                max={toDay(max)}
                isDisabled={props.isDisabled ?? false}
                onChoose={choose}
              />
            )}
          </div>
          <FieldErrorMessage>{message}</FieldErrorMessage>
        </>
      )}
    </AriaDateField>
  );
}
