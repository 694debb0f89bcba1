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
  /** An ISO day, `2026-06-10`; null (or an empty text) for none; what was typed where that is no day: `31-2-2025`, `12-3-`. */
  value: string | null;
  /** Called at each change, with a value as above. Only an ISO day may be saved. */
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

type Segments = DateFieldState['segments'];

const toDay = (iso: string | null | undefined) => (iso && isDay(iso) ? parseDate(iso) : null);

/** The parts to show for a value that is no day. */
const toParts = (value: string) => (value && !isDay(value) ? partsOf(value) : undefined);

const numberOf = (segments: Segments, part: string): number | null => {
  const segment = segments.find(({ type }) => type === part);
  return segment && !segment.isPlaceholder ? Number(segment.text) : null;
};

/** The day comes last: before it no date is complete, so no change is reported while one types. */
const RESTORE_ORDER = ['year', 'month', 'day'] as const;

interface WatchProps {
  state: DateFieldState;
  /** The parts to put back, one at a time: React Aria takes away what is no day. */
  restored: DateParts | undefined;
  onRestored: () => void;
  onTyped: (text: string) => void;
}

/** Follows what stands in the parts of the field. */
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
    // oxlint-disable-next-line react/exhaustive-deps -- what is typed is what changes
  }, [text]);
  return null;
}

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
  /** What stands in the field, and the value it was given: another value from outside starts the field anew. */
  const [text, setText] = useState(value ?? '');
  const [given, setGiven] = useState(value);
  const [round, setRound] = useState(0);
  /** What React Aria holds: the last day that was typed, chosen or given. */
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
    // When the focus leaves, React Aria makes 31 February the 28th; nobody chose that day.
    if (!isTyping && isImpossible(typed)) return;
    setDay(next);
    // A year that is still being typed (2 and 202 are on the way to 2026) makes no day yet: the parts tell it.
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
