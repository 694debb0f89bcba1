import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { Label } from 'react-aria-components/TextField';
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

/** Shows the progress of a task as a bar with a figure. */
export function ProgressBar({
  label,
  isLabelHidden = false,
  value,
  max = 100,
  valueLabel,
}: ProgressBarProps) {
  return (
    <AriaProgressBar
      value={value}
      maxValue={max}
      className={styles['progress'] ?? ''}
      data-on-one-line={isLabelHidden || undefined}
      {...(valueLabel === undefined ? {} : { valueLabel })}
    >
      {({ percentage = 0, valueText }) => (
        <>
          <span className={styles['texts']}>
            <Label>{isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</Label>
            <span className={styles['figure']}>{valueText}</span>
          </span>
          <svg className={styles['track']} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect width={percentage} height="8" />
          </svg>
        </>
      )}
    </AriaProgressBar>
  );
}
