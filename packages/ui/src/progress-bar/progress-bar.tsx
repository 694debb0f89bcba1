import { useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  label: string;
  isLabelHidden?: boolean;
  value: number;
  /** The value at which the progress is complete. The default is 100, so that `value` is a percentage. */
  max?: number;
  /** The progress as text, such as "3 van 12". The default is a percentage. */
  valueLabel?: string;
}

export function ProgressBar({
  label,
  isLabelHidden = false,
  value,
  max = 100,
  valueLabel,
}: ProgressBarProps) {
  const id = useId();
  const percentage = Math.min(Math.max((value / max) * 100, 0), 100);
  const figure = valueLabel ?? `${Math.round(percentage)}%`;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `progress` shows no text inside
      role="progressbar"
      aria-labelledby={id}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={figure}
      className={styles['progress']}
      data-on-one-line={isLabelHidden || undefined}
    >
      <span className={styles['texts']}>
        <span id={id}>{isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</span>
        <span className={styles['figure']}>{figure}</span>
      </span>
      <svg className={styles['track']} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width={percentage} height="8" />
      </svg>
    </div>
  );
}
