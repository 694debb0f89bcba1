import type { ReactNode } from 'react';
import { Badge } from '../badge/index.ts';
import { useLinks } from '../link-provider/index.ts';
import styles from './nav-bar.module.css';

/** The menu below the top bar, from 769 pixels. Holds NavLinks and Menus with a MenuButton. */
export function NavBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles['bar']}>
      <div className={styles['inside']}>{children}</div>
    </nav>
  );
}

export interface NavLinkProps {
  href: string;
  isCurrent?: boolean;
  badge?: { count: number; label: string };
  children: ReactNode;
}

/** A link of the menu. */
export function NavLink({ href, isCurrent = false, badge, children }: NavLinkProps) {
  const { Link } = useLinks();
  return (
    <Link href={href} className={styles['link']} aria-current={isCurrent ? 'page' : undefined}>
      {children}
      {badge && <Badge {...badge} />}
    </Link>
  );
}
