import { mdiAlertCircleOutline } from '@mdi/js';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { focusField } from '../focus/focus.ts';
import styles from './form-error-summary.module.css';
import { texts } from './texts.ts';

/** An invalid field: its `id`, its label and its error message. */
export interface FieldFault {
  id: string;
  label: string;
  message: string;
}

export interface FormErrorSummaryProps {
  /** The invalid fields, in the order of the form. */
  errors: readonly FieldFault[];
  /** The number of attempts to submit the form. Each attempt moves the focus once, also if the errors arrive later. */
  attempt: number;
}

function follow(event: MouseEvent<HTMLAnchorElement>, id: string) {
  event.preventDefault();
  focusField(id);
}

/** A single error has no summary: the invalid field itself gets the focus. Render it also in a form without errors. */
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
        <strong>{texts.faults(errors.length)}</strong>
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
