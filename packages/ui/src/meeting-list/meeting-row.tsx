import { mdiFileDocumentOutline } from '@mdi/js';
import { formatTime } from '@mijn/domain/formats';
import type { ReactNode } from 'react';
import { DateBlock } from '../date-block/index.ts';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import styles from './meeting-list.module.css';
import { texts } from './texts.ts';

export interface MeetingRowProps {
  /** What it concerns. */
  name: string;
  href: string;
  /** The moment it begins, as the clock shows it where it is held: `2026-12-09T19:30:00`. */
  date: string;
  location: string | null;
  documentCount: number;
  /** It stands below the heading of its year. */
  isOver?: boolean;
  /** A button of its own, such as "Zet in agenda". */
  action?: ReactNode;
}

/** One meeting: when, what and where. The whole row is the link. */
export function MeetingRow({ name, href, date, location, documentCount, isOver, action }: MeetingRowProps) {
  return (
    <li className={styles['row']}>
      <DateBlock date={date} tone={isOver ? 'soft' : 'strong'} hasYear={!isOver} />
      <div className={styles['main']}>
        <strong className={styles['name']}>
          <Link href={href}>{name}</Link>
        </strong>
        <span className={styles['place']}>
          {formatTime(date)}
          {location !== null && ` · ${location}`}
        </span>
        {documentCount > 0 && (
          <span className={styles['documents']}>
            <Icon path={mdiFileDocumentOutline} />
            {texts.documents(documentCount)}
          </span>
        )}
      </div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </li>
  );
}
