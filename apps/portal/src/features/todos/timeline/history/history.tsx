import { mdiArrowRight } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '@mijn/ui/icon';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import styles from './history.module.css';
import { texts } from './texts.ts';

export interface HistoryProps {
  /** The name of the list, such as "Verloop". */
  label: string;
  /** The entries, the oldest first: HistoryMessage and HistoryEvent, and at the end a HistoryReply. */
  children: ReactNode;
}

/** Shows what happened to one item and what people wrote about it, from the oldest to the newest. */
export function History({ label, children }: HistoryProps) {
  return (
    <ol aria-label={label} className={styles['history']}>
      {children}
    </ol>
  );
}

export interface HistoryChangeProps {
  before: ReactNode;
  after: ReactNode;
}

/** Shows a state before and after an entry. */
export function HistoryChange({ before, after }: HistoryChangeProps) {
  return (
    <p className={styles['change']}>
      {before}
      <span>
        <Icon path={mdiArrowRight} label={texts.next} />
        {after}
      </span>
    </p>
  );
}

export interface HistoryEventProps {
  /** The path of the icon on the line. */
  icon: string;
  /** What happened, such as "Gepland op woensdag 25 november 2026". */
  title: string;
  /** The time of the event, such as `2026-11-16T07:55:00Z`. */
  dateTime: string;
  /** The time as the user reads it, such as "16-11-2026, 8.55 uur". */
  moment: string;
  /** Whether the entry is new to the user. It then has a dot and a word. */
  isNew?: boolean;
  /** The state before and after the event. */
  change?: HistoryChangeProps | undefined;
  /** More about the event, such as a MessageText. */
  children?: ReactNode;
}

/** Shows a quiet event, such as a change of the state, without the name of a person. */
export function HistoryEvent(props: HistoryEventProps) {
  const { icon, title, dateTime, moment, isNew = false, change, children } = props;
  return (
    <li>
      <span className={styles['mark']}>
        <span>
          <Icon path={icon} />
        </span>
      </span>
      <div className={styles['event']}>
        <p className={styles['title']}>
          <strong>{title}</strong> {isNew && <span className={styles['fresh']}>{texts.fresh}</span>}
        </p>
        <time className={styles['moment']} dateTime={dateTime}>
          {moment}
        </time>
        {children}
        {change && <HistoryChange {...change} />}
      </div>
    </li>
  );
}

/** Shows the last entry of a history: the form in which the user writes the next one. */
export function HistoryReply({ icon, children }: Pick<HistoryEventProps, 'icon' | 'children'>) {
  return (
    <li>
      <span className={styles['mark']}>
        <span>
          <Icon path={icon} />
        </span>
      </span>
      <div className={styles['reply']}>{children}</div>
    </li>
  );
}

/** Shows a placeholder for entries that load. */
export function HistorySkeleton({ entries = 3 }: { entries?: number }) {
  return (
    <SkeletonGroup label={texts.loading}>
      <div className={styles['history']}>
        {Array.from({ length: entries }, (_, entry) => (
          <div key={entry} className={styles['waiting']}>
            <Skeleton width="44px" height="44px" shape="block" />
            <div className={styles['event']}>
              <Skeleton width={`${18 + ((entry * 7) % 9)}ch`} />
              <Skeleton width="14ch" />
              <Skeleton width={`${90 - ((entry * 13) % 40)}%`} />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

export { HistoryMessage } from './history-message.tsx';

/** Shows an action at the start of the line and one at its end, with a note below. On a phone they are below each other. */
export function EndsRow({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div>
      <div className={styles['ends']}>{children}</div>
      <p className={styles['note']}>{note}</p>
    </div>
  );
}

/** Shows links, and buttons that look like links, beside each other. Each is as high as a finger needs. */
export function LinkRow({ children }: { children: ReactNode }) {
  return <div className={styles['links']}>{children}</div>;
}
