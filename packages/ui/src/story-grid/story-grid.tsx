import { DateText } from '../date-text/date-text.tsx';
import { ClampedText } from '../clamped-text/clamped-text.tsx';
import { useLinks } from '../link-provider/link-provider.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { StoryCover, type Cover } from './story-cover.tsx';
import styles from './story-grid.module.css';

export interface Story {
  id: string;
  href: string;
  /** The kind of the story, such as "Prikbord". */
  kind: string;
  date: string;
  title: string;
  cover: Cover;
}

export interface StoryGridProps {
  label: string;
  stories: readonly Story[];
}

export function StoryGrid({ label, stories }: StoryGridProps) {
  const { Link } = useLinks();
  return (
    <ul className={styles['grid']} aria-label={label} data-count={stories.length}>
      {stories.map(({ id, href, kind, date, title, cover }) => (
        <li key={id}>
          <Link href={href} className={styles['story']}>
            <span className={styles['kind']}>
              {kind} · <DateText date={date} />
            </span>
            <strong>
              <ClampedText>{title}</ClampedText>
            </strong>
            {/* The cover is shown first. Screen readers read the title before the quote of a cover. */}
            <StoryCover cover={cover} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function StoryGridSkeleton({ count = 4 }: { count?: number }) {
  return (
    <SkeletonGroup>
      <div className={styles['grid']} data-count={count}>
        {Array.from({ length: count }, (_, number) => (
          <div key={number} className={styles['story']}>
            <span className={styles['cover']}>
              <Skeleton height="100%" shape="block" />
            </span>
            <span className={styles['kind']}>
              <Skeleton width="16ch" />
            </span>
            <strong>
              <Skeleton width="90%" />
            </strong>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
