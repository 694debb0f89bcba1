import { formatNumber } from '@mijn/domain/formats';
import styles from './votes-cast.module.css';

export interface VotesCastProps {
  /** The number of votes that were cast. */
  votes: number;
  /** The number of votes at which the bar is full. */
  total: number;
  /** The words after the number of votes, such as "van de 702 aanwezige stemmen binnen". */
  text: string;
}

/** Shows how many votes of an open ballot were cast, as a large number and a bar. It never says how was voted. */
export function VotesCast({ votes, total, text }: VotesCastProps) {
  const percentage = total > 0 ? Math.min((votes / total) * 100, 100) : 0;
  return (
    <div className={styles['cast']}>
      <p className={styles['figure']}>
        <strong>{formatNumber(votes)}</strong> <span>{text}</span>
      </p>
      <svg className={styles['track']} viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
        <rect width={percentage} height="16" />
      </svg>
    </div>
  );
}
