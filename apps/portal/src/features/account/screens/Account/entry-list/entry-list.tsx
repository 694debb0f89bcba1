import type { ReactNode } from 'react';
import styles from './entry-list.module.css';

export interface Entry {
  id: string;
  code?: string;
  name: string;
  tags?: ReactNode;
  action?: ReactNode;
}

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
