import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { Icon } from '../icon/icon.tsx';
import { useLinks } from '../link-provider/link-provider.tsx';
import styles from './step-links.module.css';

export interface StepLinksProps {
  /** The name of the list, such as "Facturen". */
  label: string;
  previous: { label: string; href: string | undefined };
  next: { label: string; href: string | undefined };
}

function Step({ icon, label, href }: { icon: string; label: string; href: string | undefined }) {
  const { Link } = useLinks();
  return href === undefined ? (
    <span aria-hidden className={styles['step']} data-off>
      <Icon path={icon} />
    </span>
  ) : (
    <Link href={href} aria-label={label} className={styles['step'] ?? ''}>
      <Icon path={icon} />
    </Link>
  );
}

/** Shows links to the previous and the next page of a list. At an end of the list, an empty space replaces the link. */
export function StepLinks({ label, previous, next }: StepLinksProps) {
  return (
    <nav aria-label={label} className={styles['steps']}>
      <Step icon={mdiChevronLeft} {...previous} />
      <Step icon={mdiChevronRight} {...next} />
    </nav>
  );
}
