import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './spinner.module.css';
import { texts } from './texts.ts';

export interface SpinnerProps {
  /** The name of the running task, for screen readers. */
  label?: string;
}

/** Shows a turning ring with the size of the surrounding text. The ring does not turn if the user prefers reduced motion. */
export function Spinner({ label = texts.busy }: SpinnerProps) {
  return (
    <span className={styles['spinner']}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
