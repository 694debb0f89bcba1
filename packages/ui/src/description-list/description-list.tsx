import type { ReactNode } from 'react';
import styles from './description-list.module.css';

export interface DescriptionListProps {
  entries: readonly { term: string; description: ReactNode }[];
}

/** Facts of one thing: what it is called, and what it is. */
export function DescriptionList({ entries }: DescriptionListProps) {
  return (
    <dl className={styles['list']}>
      {entries.map(({ term, description }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
