import { mdiChevronRight } from '@mdi/js';
import { ClampedText } from '../clamped-text/clamped-text.tsx';
import { FactLine } from '../fact-line/fact-line.tsx';
import { Icon } from '../icon/icon.tsx';
import { useLinks } from '../link-provider/link-provider.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './link-list.module.css';

export interface LinkListProps {
  /** The name of the list, such as "Open actiepunten". */
  label: string;
  links: readonly {
    id: string;
    href: string;
    name: string;
    /** The facts below the name. */
    facts?: readonly string[];
    /** The subject of the link for screen readers, if another link of the page has the same name. */
    context?: string;
  }[];
}

export function LinkList({ label, links }: LinkListProps) {
  const { Link } = useLinks();
  return (
    <ul aria-label={label} className={styles['list']}>
      {links.map(({ id, href, name, facts, context }) => (
        <li key={id}>
          <Link href={href}>
            <span className={styles['texts']}>
              <strong>
                <ClampedText>{name}</ClampedText>
                {context !== undefined && <VisuallyHidden> {context}</VisuallyHidden>}
              </strong>
              {facts !== undefined && (
                <span className={styles['facts']}>
                  <FactLine>{facts}</FactLine>
                </span>
              )}
            </span>
            <Icon path={mdiChevronRight} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface LinkListSkeletonProps {
  rows?: number;
  /** Whether the links have a line below their names. */
  hasSub?: boolean;
}

export function LinkListSkeleton({ rows = 3, hasSub = true }: LinkListSkeletonProps) {
  return (
    <SkeletonGroup>
      <div className={styles['list']}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={styles['pending']}>
            <Skeleton width={`${22 + ((row * 7) % 12)}ch`} height="1.55em" />
            {hasSub && <Skeleton width="18ch" height="1.35em" />}
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
