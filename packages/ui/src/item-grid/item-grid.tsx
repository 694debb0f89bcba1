import { DateText } from '../date-text/date-text.tsx';
import { ClampedText } from '../clamped-text/clamped-text.tsx';
import { FactLine } from '../fact-line/fact-line.tsx';
import { useLinks } from '../link-provider/link-provider.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { ItemCover, type Cover } from './item-cover.tsx';
import styles from './item-grid.module.css';

export interface OverviewItem {
  id: string;
  href: string;
  /** The kind of the item, such as "Prikbord". */
  kind: string;
  date: string;
  title: string;
  cover: Cover;
}

export interface ItemGridProps {
  label: string;
  items: readonly OverviewItem[];
}

export function ItemGrid({ label, items }: ItemGridProps) {
  const { Link } = useLinks();
  return (
    <ul className={styles['grid']} aria-label={label} data-count={items.length}>
      {items.map(({ id, href, kind, date, title, cover }) => (
        <li key={id}>
          <Link href={href} className={styles['item']}>
            <span className={styles['kind']}>
              <FactLine>
                {kind}
                <DateText date={date} />
              </FactLine>
            </span>
            <strong>
              <ClampedText>{title}</ClampedText>
            </strong>
            {/* The cover is shown first. Screen readers read the title before the quote of a cover. */}
            <ItemCover cover={cover} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function ItemGridSkeleton({ count = 4 }: { count?: number }) {
  return (
    <SkeletonGroup>
      <div className={styles['grid']} data-count={count}>
        {Array.from({ length: count }, (_, number) => (
          <div key={number} className={styles['item']}>
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
