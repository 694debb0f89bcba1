import type { ReactNode } from 'react';
import { Badge } from '../badge/index.ts';
import { useLinks } from '../link-provider/index.ts';
import styles from './nav-list.module.css';

export interface NavListGroup {
  id: string;
  /** In bold above its entries; it leads nowhere (specification §2). */
  heading?: string;
  entries: readonly {
    id: string;
    label: string;
    href: string;
    isCurrent?: boolean;
    badge?: { count: number; label: string };
  }[];
}

export interface NavListProps {
  label: string;
  groups: readonly NavListGroup[];
  /** Something below the groups, such as logging out. */
  children?: ReactNode;
}

/** The whole menu below each other, for the sheet that the burger opens. */
export function NavList({ label, groups, children }: NavListProps) {
  const { Link } = useLinks();
  return (
    <nav aria-label={label}>
      {groups.map(({ id, heading, entries }) => (
        <div key={id} className={styles['group']}>
          {heading !== undefined && <h3 id={`menu-${id}`}>{heading}</h3>}
          <ul aria-labelledby={heading === undefined ? undefined : `menu-${id}`}>
            {entries.map(({ id: entryId, label: text, href, isCurrent = false, badge }) => (
              <li key={entryId}>
                <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
                  <span>{text}</span>
                  {badge && <Badge {...badge} />}
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
