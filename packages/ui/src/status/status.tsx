import styles from './status.module.css';

export interface StatusProps {
  /** The colour of the dot: `done` is green, `refused` red, `open` grey. The word says the same. */
  tone?: 'open' | 'done' | 'refused';
  /** The state in one or two words. */
  children: string;
}

/** Shows the state of something: a dot and a word. */
export function Status({ tone = 'open', children }: StatusProps) {
  return (
    <span className={styles['status']} data-tone={tone}>
      {children}
    </span>
  );
}
