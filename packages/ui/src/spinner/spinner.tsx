import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './spinner.module.css';
import { texts } from './texts.ts';

export interface SpinnerProps {
  /** What is going on, for screen readers. */
  label?: string;
}

/** A turning ring, as large as the text around it; it stands still when motion is unwanted. */
export function Spinner({ label = texts.busy }: SpinnerProps) {
  return (
    <span className={styles['spinner']}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
