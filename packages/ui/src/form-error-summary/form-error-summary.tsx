import { mdiAlertCircleOutline } from '@mdi/js';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { focusField } from '../keep-focus/keep-focus.ts';
import styles from './form-error-summary.module.css';
import { texts } from './texts.ts';

/** A field that is wrong: the `id` given to the field, its label and its message. */
export interface FieldFault {
  id: string;
  label: string;
  message: string;
}

export interface FormErrorSummaryProps {
  /** The fields that are wrong, in the form's order. */
  errors: readonly FieldFault[];
  /** Counts the attempts to send: each takes the focus once, also when its errors come later. */
  attempt: number;
}

function follow(event: MouseEvent<HTMLAnchorElement>, id: string) {
  event.preventDefault();
  focusField(id);
}

/**
 * What is wrong, summed up at the top of a form, with a link to each field. A single fault needs no summary: its field
 * takes the focus, and announces it. Keep it in the form without errors too: it shows nothing then.
 */
export function FormErrorSummary({ errors, attempt }: FormErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  const [first] = errors;
  useEffect(() => {
    if (!first || attempt === answered.current) return;
    answered.current = attempt;
    if (ref.current) ref.current.focus();
    else focusField(first.id);
  }, [attempt, first]);
  if (errors.length < 2) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles['summary']}>
      <Icon path={mdiAlertCircleOutline} />
      <div>
        <strong>{texts.title(errors.length)}</strong>
        <ul>
          {errors.map(({ id, label, message }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => follow(event, id)}>
                {label}: {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
