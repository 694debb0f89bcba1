import { Children, type ReactNode } from 'react';
import styles from './fact-line.module.css';

export interface FactLineProps {
  /** The facts, such as a number and a group. Null and false are left out. */
  children: ReactNode;
  /** Tags before the facts, without a dot. */
  marks?: ReactNode;
}

/** Shows short facts in a row, with a dot between them. No line begins or ends with a dot. */
export function FactLine({ children, marks }: FactLineProps) {
  return (
    <span className={styles['line']}>
      <span>
        {Children.map(marks, (mark) => (
          <span>
            <span>{mark}</span>
          </span>
        ))}
        {Children.toArray(children).map((fact, position) => (
          <span key={position} className={styles['fact']}>
            {/* Screen readers and copied text get a space between the facts. */}
            <span>{fact} </span>
          </span>
        ))}
      </span>
    </span>
  );
}
