import { mdiAlertOctagonOutline, mdiPhone } from '@mdi/js';
import { type ReactNode, useId } from 'react';
import { Icon } from '@mijn/ui/icon';
import styles from './urgent-call.module.css';

export interface UrgentCallProps {
  title: string;
  /** The telephone number, as it is shown. */
  phone: string;
  /** The URL that calls the number. */
  href: string;
  /** What to do first, in one or two sentences. */
  children: ReactNode;
}

/** Shows a telephone number large, for what cannot wait. It stands before everything else on the page. */
export function UrgentCall({ title, phone, href, children }: UrgentCallProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['urgent']}>
      <Icon path={mdiAlertOctagonOutline} />
      <h2 id={id}>{title}</h2>
      <p>{children}</p>
      <a href={href} className={styles['phone']}>
        <Icon path={mdiPhone} />
        {phone}
      </a>
    </section>
  );
}
