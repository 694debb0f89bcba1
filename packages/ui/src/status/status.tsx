import styles from './status.module.css';

export interface StatusProps {
  /** The colour of the dot: `done` is green, `refused` red, `open` grey. The word says the same. */
  tone?: 'open' | 'done' | 'refused';
  /** The size of the word. `small` is for a column of a table, where the name of the row is the largest. */
  size?: 'small' | 'medium';
  /** The state in one or two words. */
  children: string;
}

export function Status({ tone = 'open', size = 'medium', children }: StatusProps) {
  return (
    <span className={styles['status']} data-tone={tone} data-size={size}>
      {children}
    </span>
  );
}
