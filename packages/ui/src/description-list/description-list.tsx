import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import styles from './description-list.module.css';
import { texts } from './texts.ts';

export interface DescriptionListProps {
  /** Each term once. Without a description the list says that it was not filled in. */
  entries: readonly {
    term: string;
    description: ReactNode;
    /** A text to read rather than a fact: not in bold. */
    isText?: boolean;
  }[];
  /** `ends`: short facts, each at the end of its line, on a phone too. */
  look?: 'columns' | 'ends';
}

const isEmpty = (description: ReactNode) =>
  description === undefined || description === null || description === '';

/** Facts as terms with their descriptions. */
export function DescriptionList({ entries, look = 'columns' }: DescriptionListProps) {
  return (
    <dl className={styles['list']} data-look={look}>
      {entries.map(({ term, description, isText }) => (
        <div key={term}>
          <dt>{term}</dt>
          {isEmpty(description) ? (
            <dd className={styles['none']}>{texts.none}</dd>
          ) : (
            <dd data-text={isText || undefined}>{description}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** The facts while they load: lines of the height that the real ones have. */
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
