import { useId, type ReactNode } from 'react';
import { DateText } from '@mijn/ui/date-text';
import { useLinks } from '@mijn/ui/link-provider';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { Cover, type CoverProps } from './cover.tsx';
import styles from './newsletter-rack.module.css';
import { texts } from './texts.ts';

interface ShownNewsletter {
  subject: string;
  cover: Pick<CoverProps, 'src' | 'sender'>;
  href: string;
  /** The date of publication, as an ISO date. */
  date?: string | undefined;
  isNew?: boolean;
  pages?: string | undefined;
  /** Content beside the date, such as a tag that says when the newsletter appears. */
  mark?: ReactNode;
  menu?: ReactNode;
}

function Facts({
  date,
  isNew = false,
  pages,
  mark,
}: Pick<ShownNewsletter, 'date' | 'isNew' | 'pages' | 'mark'>) {
  return (
    <span className={styles['facts']}>
      {date !== undefined && <DateText date={date} />}
      {isNew && <span className={styles['new']}>{texts.isNew}</span>}
      {pages !== undefined && <span>{pages}</span>}
      {mark}
    </span>
  );
}

export interface NewsletterLeadProps extends ShownNewsletter {
  summary?: string | undefined;
  actions: ReactNode;
  files?: ReactNode;
}

export function NewsletterLead(props: NewsletterLeadProps) {
  const { subject, cover, href, summary, actions, files, menu } = props;
  const { Link } = useLinks();
  const id = useId();
  return (
    <article className={styles['lead']} aria-labelledby={id}>
      <Link href={href} tabIndex={-1} aria-hidden>
        <Cover {...cover} subject={subject} />
      </Link>
      <div className={styles['text']}>
        <Facts {...props} />
        <h2 id={id}>
          <Link href={href}>{subject}</Link>
        </h2>
        {summary !== undefined && <p className={styles['summary']}>{summary}</p>}
        <div className={styles['actions']}>{actions}</div>
        {files !== undefined && <div className={styles['files']}>{files}</div>}
      </div>
      {menu !== undefined && <div className={styles['menu']}>{menu}</div>}
    </article>
  );
}

export interface NewsletterItemProps extends ShownNewsletter {}

export function NewsletterItem({ subject, cover, href, menu, ...facts }: NewsletterItemProps) {
  const { Link } = useLinks();
  return (
    <li className={styles['item']}>
      <Link href={href}>
        <Cover {...cover} subject={subject} />
        <strong>{subject}</strong>
      </Link>
      <Facts {...facts} />
      {menu}
    </li>
  );
}

export function NewsletterRack({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles['rack']} aria-label={label}>
      {children}
    </ul>
  );
}

export function NewsletterRackSkeleton({ count = 5 }: { count?: number }) {
  return (
    <SkeletonGroup label={texts.loading}>
      <div className={styles['lead']}>
        <span className={styles['cover']}>
          <Skeleton shape="block" height="100%" />
        </span>
        <div className={styles['text']}>
          <Skeleton width="12ch" />
          <Skeleton width="18ch" height="2em" />
          <Skeleton width="40ch" />
          <Skeleton width="32ch" height="3rem" shape="block" />
        </div>
      </div>
      <ul className={styles['rack']}>
        {Array.from({ length: count }, (_, at) => (
          <li key={at} className={styles['item']}>
            <span className={styles['cover']}>
              <Skeleton shape="block" height="100%" />
            </span>
          </li>
        ))}
      </ul>
    </SkeletonGroup>
  );
}
