import { mdiCheck } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '@mijn/ui/icon';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import styles from './step-list.module.css';
import { texts } from './texts.ts';

export interface StepListProps {
  /** The name of the list, such as "Taken". */
  label: string;
  steps: readonly {
    id: string;
    name: string;
    isDone: boolean;
    /** Who does the step, below its name. */
    facts?: ReactNode;
  }[];
}

/** Shows the steps of some work, each with a mark that says whether it is done. */
export function StepList({ label, steps }: StepListProps) {
  return (
    <ol aria-label={label} className={styles['list']}>
      {steps.map(({ id, name, isDone, facts }) => (
        <li key={id}>
          <span aria-hidden className={styles['mark']} data-done={isDone || undefined}>
            {isDone && <Icon path={mdiCheck} />}
          </span>
          <div>
            <strong>{name}</strong>
            <p className={styles['facts']}>
              {facts}
              {isDone && facts !== undefined && ' · '}
              {isDone ? texts.done : <VisuallyHidden>{texts.open}</VisuallyHidden>}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
