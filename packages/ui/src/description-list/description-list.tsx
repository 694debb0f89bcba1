import type { ReactNode } from 'react';
import styles from './description-list.module.css';
import { texts } from './texts.ts';

export interface DescriptionListProps {
  /** Each term once. Without a description the list says that it was not filled in. */
  entries: readonly { term: string; description: ReactNode }[];
}

const isEmpty = (description: ReactNode) =>
  description === undefined || description === null || description === '';

/** Facts of one thing: what it is called, and what it is. */
export function DescriptionList({ entries }: DescriptionListProps) {
  return (
    <dl className={styles['list']}>
      {entries.map(({ term, description }) => (
        <div key={term}>
          <dt>{term}</dt>
          {isEmpty(description) ? <dd className={styles['none']}>{texts.none}</dd> : <dd>{description}</dd>}
        </div>
      ))}
    </dl>
  );
}
