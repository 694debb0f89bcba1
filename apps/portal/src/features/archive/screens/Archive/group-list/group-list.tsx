import { mdiLockOutline } from '@mdi/js';
import { Icon } from '@mijn/ui/icon';
import { useLinks } from '@mijn/ui/link-provider';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import styles from './group-list.module.css';
import { texts } from './texts.ts';

export interface GroupListProps {
  label: string;
  groups: readonly {
    id: string;
    name: string;
    count: number;
    href: string;
    isCurrent?: boolean;
    /** Whether only the board sees the group. Such a group has a lock, and says so. */
    isBoardOnly?: boolean;
  }[];
}

/** Shows links to groups with their counts. On a phone the groups are in one row that scrolls. */
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
                {isBoardOnly && (
                  <span className={styles['lock']}>
                    <Icon path={mdiLockOutline} />
                    {texts.boardOnly}
                  </span>
                )}
              </span>
              <span className={styles['count']}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
