import { Children, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './fact-line.module.css';

export interface FactLineProps {
  /** The facts, such as a number and a group. Null and false are left out. */
  children: ReactNode;
  /** Tags before the facts, without a dot. */
  marks?: ReactNode;
}

/** Shows short facts in a row, with a dot between them. No line begins or ends with a dot. Screen readers read commas. */
export function FactLine({ children, marks }: FactLineProps) {
  return (
    <span className={styles['line']}>
      <span>
        {Children.map(marks, (mark) => (
          <span>
            <span>{mark}</span>
          </span>
        ))}
        {Children.map(Children.toArray(children), (fact, position) => (
          <span className={styles['fact']}>
            <span>
              {position > 0 && <VisuallyHidden>, </VisuallyHidden>}
              {fact}
            </span>
          </span>
        ))}
      </span>
    </span>
  );
}
