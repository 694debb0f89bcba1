import { mdiLockOutline } from '@mdi/js';
import { Icon } from '../icon/icon.tsx';
import { useLinks } from '../link-provider/link-provider.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import styles from './group-list.module.css';
import { texts } from './texts.ts';

export interface GroupListProps {
  /** What the groups are of: "Archiefgroepen". */
  label: string;
  groups: readonly {
    id: string;
    name: string;
    count: number;
    href: string;
    isCurrent?: boolean;
    /** For the board only: a lock, and the words for who does not see it. */
    isBoardOnly?: boolean;
  }[];
}

/** Groups with counts: below each other, or on a phone beside each other in a row that scrolls. */
export function GroupList({ label, groups }: GroupListProps) {
  const { Link } = useLinks();
  return (
    <nav aria-label={label}>
      <ul className={styles['groups']}>
        {groups.map(({ id, name, count, href, isCurrent = false, isBoardOnly = false }) => (
          <li key={id}>
            <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
              <span className={styles['name']}>
                {name}
                {isBoardOnly && <Icon path={mdiLockOutline} label={texts.boardOnly} />}
              </span>
              <span className={styles['count']}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The groups while they load: of the height that the real ones have, also in the row on a phone. */
export function GroupListSkeleton({ groups = 6 }: { groups?: number }) {
  return (
    <SkeletonGroup>
      <div className={styles['groups']}>
        {Array.from({ length: groups }, (_, group) => (
          <div key={group} className={styles['pending']}>
            <Skeleton width={`${9 + ((group * 5) % 7)}ch`} height="1.2em" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
