import type { ReactNode } from 'react';
import styles from './misuse.module.css';

interface MisuseProps {
  /** The reason why this use is wrong. */
  why: string;
  instead: string;
  right?: ReactNode;
  children: ReactNode;
}

export function Misuse({ why, instead, right, children }: MisuseProps) {
  return (
    <div className={styles['misuse']}>
      <section className={styles['right']}>
        <strong>Zo wel</strong>
        {right !== undefined && <div className={styles['example']}>{right}</div>}
        <p>{instead}</p>
      </section>
      <section className={styles['wrong']}>
        <strong>Zo niet</strong>
        <div className={styles['example']}>{children}</div>
        <p>{why}</p>
      </section>
    </div>
  );
}
