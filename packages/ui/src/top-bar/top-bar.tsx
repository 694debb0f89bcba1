import type { ReactNode } from 'react';
import styles from './top-bar.module.css';

export interface TopBarProps {
  logo: ReactNode;
  /** The active association: an AssociationSwitcher or an AssociationLabel. On a phone it is on a separate row. */
  association?: ReactNode;
  /** The search, which is shown on screens from 768 pixels. */
  search?: ReactNode;
  /** The menus of the board and the user, which are shown on screens from 768 pixels. */
  menus?: ReactNode;
  /** The buttons for a phone: the search and the menu. */
  compact?: ReactNode;
}

/** Shows the bar in the brand's colour at the top of the page. */
export function TopBar({ logo, association, search, menus, compact }: TopBarProps) {
  return (
    <header className={styles['bar']}>
      <div className={styles['inside']}>
        {logo}
        {association !== undefined && <div className={styles['association']}>{association}</div>}
        <div className={styles['search']}>{search}</div>
        <div className={styles['menus']}>{menus}</div>
        <div className={styles['compact']}>{compact}</div>
      </div>
    </header>
  );
}
