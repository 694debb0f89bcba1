import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import styles from './description-list.module.css';
import { texts } from './texts.ts';

export interface DescriptionListProps {
  /** Terms are unique. If the description is empty, the list shows that nothing was filled in. */
  entries: readonly {
    term: string;
    description: ReactNode;
    /** Whether the description is a longer text. Such a text is not bold. */
    isText?: boolean;
    /** Whether the description only breaks at its spaces, such as an account number with no-break spaces. */
    isUnbroken?: boolean;
  }[];
  /** `ends` has short descriptions at the end of the line, also on a phone. `stacked` has each description below its term. */
  look?: 'columns' | 'ends' | 'stacked';
}

const isEmpty = (description: ReactNode) =>
  description === undefined || description === null || description === '';

export function DescriptionList({ entries, look = 'columns' }: DescriptionListProps) {
  return (
    <dl className={styles['list']} data-look={look}>
      {entries.map(({ term, description, isText, isUnbroken }) => (
        <div key={term}>
          <dt>{term}</dt>
          {isEmpty(description) ? (
            <dd className={styles['none']}>{texts.none}</dd>
          ) : (
            <dd data-text={isText || undefined} data-unbroken={isUnbroken || undefined}>
              {description}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

export function DescriptionListSkeleton({
  entries = 4,
  look = 'columns',
}: {
  entries?: number;
  look?: DescriptionListProps['look'];
}) {
  return (
    <SkeletonGroup>
      <div className={styles['list']} data-look={look}>
        {Array.from({ length: entries }, (_, entry) => (
          <div key={entry}>
            <Skeleton width={`${8 + ((entry * 5) % 7)}ch`} height="1lh" />
            <Skeleton width={`${14 + ((entry * 11) % 12)}ch`} height="1lh" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
