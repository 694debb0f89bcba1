import { mdiAlertCircleOutline, mdiCheckCircleOutline } from '@mdi/js';
import { formatNumber } from '@mijn/domain/formats';
import type { ReactNode } from 'react';
import { Icon } from '@mijn/ui/icon';
import styles from './presence-figures.module.css';
import { texts } from './texts.ts';

export interface PresenceFiguresProps {
  /** The name of the figures for screen readers, such as "Aanwezig". */
  label: string;
  /** The figures, each with what it counts and the number that it can reach. */
  figures: readonly { label: string; value: number; total: number }[];
  /** Whether enough votes are present, for each number of votes that decisions need. Empty if none need a number. */
  quorums: readonly { id: string; title: string; text: string; isReached: boolean }[];
  /** A line below the figures, such as "18 in de zaal, 5 online, 8 gemachtigd". */
  note?: string;
  /** A link or button at the end of the line below the figures. */
  action?: ReactNode;
}

/** Shows how many apartments and votes are present at a meeting, and whether they are enough. */
export function PresenceFigures({ label, figures, quorums, note, action }: PresenceFiguresProps) {
  return (
    <section aria-label={label} className={styles['presence']}>
      <div className={styles['line']}>
        <dl className={styles['figures']}>
          {figures.map((figure) => (
            <div key={figure.label}>
              <dt>{figure.label}</dt>
              <dd>
                <strong>{formatNumber(figure.value)}</strong> {texts.of(figure.total)}
              </dd>
            </div>
          ))}
        </dl>
        {quorums.length > 0 && (
          <ul className={styles['quorums']}>
            {quorums.map(({ id, title, text, isReached }) => (
              <li key={id} data-reached={isReached || undefined}>
                <strong>
                  <Icon path={isReached ? mdiCheckCircleOutline : mdiAlertCircleOutline} />
                  {title}
                </strong>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {(note !== undefined || action !== undefined) && (
        <div className={styles['foot']}>
          <span>{note}</span>
          {action}
        </div>
      )}
    </section>
  );
}
