import type { ReactNode } from 'react';
import styles from './entry-list.module.css';

export interface Entry {
  id: string;
  /** A short code before the name. */
  code?: string;
  name: string;
  /** Tags after the name. */
  tags?: ReactNode;
  /** A button at the end of the line. */
  action?: ReactNode;
}

/** Shows a list of entries, each with a name and optionally a code, tags and a button. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles['list']}>
      {entries.map(({ id, code, name, tags, action }) => (
        <li key={id}>
          {code !== undefined && <span className={styles['code']}>{code}</span>}
          <div className={styles['rest']}>
            <span className={styles['name']}>{name}</span>
            {tags}
          </div>
          {action}
        </li>
      ))}
    </ul>
  );
}
