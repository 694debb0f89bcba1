import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { Icon } from '@mijn/ui/icon';
import { useLinks } from '@mijn/ui/link-provider';
import styles from './step-links.module.css';

export interface StepLinksProps {
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

export function StepLinks({ label, previous, next }: StepLinksProps) {
  return (
    <nav aria-label={label} className={styles['steps']}>
      <Step icon={mdiChevronLeft} {...previous} />
      <Step icon={mdiChevronRight} {...next} />
    </nav>
  );
}
