import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './count-badge.module.css';

export interface CountBadgeProps {
  /** The count, or undefined while it is unknown. The badge then reserves its space, so that nothing moves. */
  count: number | undefined;
  /** The count with its meaning, for screen readers, such as "12 nieuw". */
  label: string;
}

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
