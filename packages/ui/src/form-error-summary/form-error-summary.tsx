import { mdiAlertCircleOutline } from '@mdi/js';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Icon } from '../icon/index.ts';
import styles from './form-error-summary.module.css';
import { texts } from './texts.ts';

export interface FormErrorSummaryProps {
  /** The fields that are wrong, in the form's order: the `id` given to the field, its label and its message. */
  errors: readonly { id: string; label: string; message: string }[];
  /** Counts the attempts to send: the summary takes the focus with each one, and when the errors come later. */
  attempt: number;
}

function focusField(event: MouseEvent<HTMLAnchorElement>, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/** What is wrong, summed up at the top of a form, with a link to each field. Shows nothing without errors. */
export function FormErrorSummary({ errors, attempt }: FormErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0;
  useEffect(() => {
    if (isShown && attempt > 0) ref.current?.focus();
  }, [attempt, isShown]);
  if (!isShown) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles['summary']}>
      <Icon path={mdiAlertCircleOutline} />
      <div>
        <strong>{texts.title(errors.length)}</strong>
        <ul>
          {errors.map(({ id, label, message }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
                {label}: {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
