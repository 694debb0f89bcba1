import type { ReactNode } from 'react';
import styles from './top-bar.module.css';

export interface TopBarProps {
  logo: ReactNode;
  /** The active association: an AssociationLabel or a SelectMenu. On a phone it has a row of its own. */
  association?: ReactNode;
  /** Shown from 769 pixels. */
  search?: ReactNode;
  /** The board and the user menu, from 769 pixels. */
  menus?: ReactNode;
  /** The buttons of a phone: search and burger. */
  compact?: ReactNode;
}

/** The bar at the top in the brand's colour. */
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
