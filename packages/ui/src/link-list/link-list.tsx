import { mdiChevronRight } from '@mdi/js';
import { ClampedText } from '../clamped-text/index.ts';
import { Icon } from '../icon/index.ts';
import { useLinks } from '../link-provider/index.ts';
import styles from './link-list.module.css';

export interface LinkListProps {
  /** What the links lead to: "Open actiepunten". */
  label: string;
  links: readonly {
    id: string;
    href: string;
    name: string;
    /** A line below the name. */
    sub?: string;
  }[];
}

/** A few things below each other in a card, each a link to the whole of it. */
export function LinkList({ label, links }: LinkListProps) {
  const { Link } = useLinks();
  return (
    <ul aria-label={label} className={styles['list']}>
      {links.map(({ id, href, name, sub }) => (
        <li key={id}>
          <Link href={href}>
            <span className={styles['texts']}>
              <strong>
                <ClampedText>{name}</ClampedText>
              </strong>
              {sub !== undefined && <span className={styles['sub']}>{sub}</span>}
            </span>
            <Icon path={mdiChevronRight} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
