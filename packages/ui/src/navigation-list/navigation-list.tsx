import type { ReactNode } from 'react';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { useLinks } from '../link-provider/link-provider.tsx';
import styles from './navigation-list.module.css';

export interface NavListGroup {
  id: string;
  /** The heading of the group, in bold. The heading is not a link. */
  heading?: string;
  entries: readonly {
    id: string;
    label: string;
    href: string;
    isCurrent?: boolean;
    badge?: { count: number | undefined; label: string };
  }[];
}

export interface NavigationListProps {
  label: string;
  groups: readonly NavListGroup[];
  /** Content below the groups, such as a logout button. */
  children?: ReactNode;
}

export function NavigationList({ label, groups, children }: NavigationListProps) {
  const { Link } = useLinks();
  return (
    <nav aria-label={label}>
      {groups.map(({ id, heading, entries }, position) => (
        <div key={id} className={styles['group']}>
          {heading !== undefined && <h3 id={`menu-${position}`}>{heading}</h3>}
          <ul aria-labelledby={heading === undefined ? undefined : `menu-${position}`}>
            {entries.map(({ id: entryId, label: text, href, isCurrent = false, badge }) => (
              <li key={entryId}>
                <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
                  <span>{text}</span>
                  {badge && <CountBadge {...badge} />}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {children !== undefined && <div className={styles['group']}>{children}</div>}
    </nav>
  );
}
