import { mdiCancel, mdiFileDocumentOutline } from '@mdi/js';
import { formatDate, formatTime } from '@mijn/domain/formats';
import type { ReactNode } from 'react';
import { DateBlock } from './date-block.tsx';
import { FactLine } from '../fact-line/fact-line.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import rowStyles from '../rows/rows.module.css';
import styles from './meeting-list.module.css';
import { texts } from './texts.ts';

const rowClass = `${rowStyles['row']} ${styles['row']}`;
const plainList = `${rowStyles['list']} ${styles['list']}`;
const listClasses = { plain: plainList, surface: `${plainList} ${rowStyles['surface']}` };

export interface MeetingRowProps {
  name: string;
  href: string;
  /** The start of the meeting in local time, such as `2026-12-09T19:30:00`. */
  date: string;
  location: string | null;
  documentCount: number;
  /** Whether the meeting is over. Such a meeting is in a list with the year as its heading, so its date has no year. */
  isOver?: boolean;
  /** Whether the meeting is cancelled. The row says so before its time. */
  isCancelled?: boolean;
  /** A button or link for the meeting, such as "In mijn kalender". */
  action?: ReactNode;
}

export function MeetingRow({
  name,
  href,
  date,
  location,
  documentCount,
  isOver = false,
  isCancelled = false,
  action,
}: MeetingRowProps) {
  return (
    <li className={rowClass} data-link>
      <DateBlock date={date} tone={isOver || isCancelled ? 'soft' : 'strong'} hasYear={!isOver} />
      <div className={styles['main']}>
        <strong className={`${rowStyles['link']} ${styles['name']}`}>
          <Link href={href}>
            {name}
            {/* Many meetings have one name. */}
            <VisuallyHidden> {formatDate(date)}</VisuallyHidden>
          </Link>
        </strong>
        {isCancelled && (
          <span className={styles['cancelled']}>
            <Icon path={mdiCancel} />
            {texts.cancelled}
          </span>
        )}
        <span className={styles['place']}>
          <FactLine>
            {formatTime(date)}
            {location}
          </FactLine>
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

export interface MeetingListProps {
  label: string;
  /** The look of the list. `plain` has no surface, for a list inside a component with a surface, such as a Card. */
  look?: 'surface' | 'plain';
  children: ReactNode;
}

export function MeetingList({ label, look = 'surface', children }: MeetingListProps) {
  return (
    <ul aria-label={label} className={listClasses[look]} data-look={look}>
      {children}
    </ul>
  );
}

interface MeetingListSkeletonProps extends Pick<MeetingListProps, 'look'> {
  rows?: number;
  /** Whether the list has a heading with its year. */
  hasYear?: boolean;
}

export function MeetingListSkeleton({
  rows = 3,
  look = 'surface',
  hasYear = false,
}: MeetingListSkeletonProps) {
  return (
    <SkeletonGroup>
      {hasYear && (
        <div className={styles['heading']}>
          <Skeleton width="4ch" height="1lh" />
        </div>
      )}
      <div className={listClasses[look]} data-look={look}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={rowClass}>
            <div className={styles['leaf']}>
              <Skeleton width="100%" height="100%" shape="block" />
            </div>
            <div className={styles['main']}>
              <Skeleton width={`${22 + ((row * 7) % 12)}ch`} height="1.4em" />
              <Skeleton width="26ch" height="1.55em" />
              <Skeleton width="9ch" height="1.55em" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
