import { Children, type KeyboardEvent, type ReactNode } from 'react';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { useLinks } from '../link-provider/link-provider.tsx';
import styles from './navigation-menu.module.css';

/** Moves the focus between the entries with the left and right arrow keys, Home and End. The Tab key works too. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const here = entries.findIndex((entry) => entry === document.activeElement);
  const target = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: -1 }[event.key];
  if (here < 0 || target === undefined) return;
  event.preventDefault();
  entries.at(target % entries.length)?.focus();
}

export function NavigationMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles['bar']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the entries are interactive */}
      <ul className={styles['inside']} onKeyDownCapture={moveFocus}>
        {Children.map(children, (entry) => (
          <li>{entry}</li>
        ))}
      </ul>
    </nav>
  );
}

export interface NavLinkProps {
  href: string;
  isCurrent?: boolean;
  badge?: { count: number | undefined; label: string };
  children: ReactNode;
}

export function NavLink({ href, isCurrent = false, badge, children }: NavLinkProps) {
  const { Link } = useLinks();
  return (
    <Link href={href} className={styles['link']} aria-current={isCurrent ? 'page' : undefined}>
      {children}
      {badge && <CountBadge {...badge} />}
    </Link>
  );
}
