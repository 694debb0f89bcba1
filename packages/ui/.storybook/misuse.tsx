import type { ReactNode } from 'react';
import styles from './misuse.module.css';

interface MisuseProps {
  /** The reason why this use is wrong. */
  why: string;
  /** The correct alternative. */
  instead: string;
  children: ReactNode;
}

/** Shows an example of the wrong use of a component. */
export function Misuse({ why, instead, children }: MisuseProps) {
  return (
    <div className={styles['misuse']}>
      <div className={styles['wrong']}>{children}</div>
      <dl>
        <dt>Waarom niet</dt>
        <dd>{why}</dd>
        <dt>Doe dit</dt>
        <dd>{instead}</dd>
      </dl>
    </div>
  );
}
