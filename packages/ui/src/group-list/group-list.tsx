import { mdiLockOutline } from '@mdi/js';
import { Icon } from '../icon/index.ts';
import { useLinks } from '../link-provider/index.ts';
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
