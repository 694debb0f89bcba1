import { mdiFileDocumentOutline } from '@mdi/js';
import { formatTime } from '@mijn/domain/formats';
import type { ReactNode } from 'react';
import { DateBlock } from '../date-block/date-block.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import rowStyles from '../rows/rows.module.css';
import styles from './meeting-list.module.css';
import { texts } from './texts.ts';

const rowClass = `${rowStyles['row']} ${styles['row']}`;
const plainList = `${rowStyles['list']} ${styles['list']}`;
const listClasses = { plain: plainList, surface: `${plainList} ${rowStyles['surface']}` };

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
    <li className={rowClass} data-link>
      <DateBlock date={date} tone={isOver ? 'soft' : 'strong'} hasYear={!isOver} />
      <div className={styles['main']}>
        <strong className={`${rowStyles['link']} ${styles['name']}`}>
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

export interface MeetingListProps {
  label: string;
  /** `plain`: inside something that has a surface of its own, such as a Card. */
  look?: 'surface' | 'plain';
  children: ReactNode;
}

/** Meetings below each other. Holds MeetingRows. */
export function MeetingList({ label, look = 'surface', children }: MeetingListProps) {
  return (
    <ul aria-label={label} className={listClasses[look]} data-look={look}>
      {children}
    </ul>
  );
}

interface MeetingListSkeletonProps extends Pick<MeetingListProps, 'look'> {
  rows?: number;
  /** Whether the list will stand below the heading of its year. */
  hasYear?: boolean;
}

/** The list while it loads: rows of the height that the real ones have. */
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
