import { CountBadge, type CountBadgeProps } from '../count-badge/index.ts';
import { useLinks } from '../link-provider/index.ts';
import styles from './tabs.module.css';

export interface TabLinksProps {
  label: string;
  links: readonly { href: string; label: string; badge?: CountBadgeProps; isCurrent?: boolean }[];
}

/** Looks like tabs, and is what it does: links to parts that have an address of their own. */
export function TabLinks({ label, links }: TabLinksProps) {
  const { Link } = useLinks();
  return (
    <nav aria-label={label}>
      <ul className={styles['list']}>
        {links.map(({ href, label: text, badge, isCurrent = false }) => (
          <li key={href}>
            <Link href={href} className={styles['tab'] ?? ''} aria-current={isCurrent ? 'page' : undefined}>
              {text}
              {badge && <CountBadge {...badge} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
