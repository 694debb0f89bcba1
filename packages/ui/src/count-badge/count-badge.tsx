import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './count-badge.module.css';

export interface CountBadgeProps {
  /** Undefined while it is not known. Its space is reserved, so that nothing moves when it appears. */
  count: number | undefined;
  /** What the figure means, for screen readers: "12 nieuw". */
  label: string;
}

/** How many there are that ask for attention. Nothing at 0. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count === 0) return null;
  if (count === undefined)
    return (
      <span aria-hidden className={styles['badge']} data-pending>
        12
      </span>
    );
  return (
    <span className={styles['badge']}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
