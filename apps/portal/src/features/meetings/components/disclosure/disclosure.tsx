import { mdiChevronDown } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '@mijn/ui/icon';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  /** What the content is about, such as "5. Zonnepanelen op het dak". */
  title: string;
  /** The most important fact of the content, such as a Status. It can also be seen while the content is hidden. */
  mark?: ReactNode;
  /** A quiet line below the title. */
  detail?: string | undefined;
  /** Whether the content can be seen at first. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Shows a title that opens and closes the content below it. Several form a list with lines between them. */
export function Disclosure({ title, mark, detail, isOpen = false, children }: DisclosureProps) {
  return (
    <details className={styles['disclosure']} open={isOpen}>
      <summary>
        <span className={styles['title']}>
          <strong>{title}</strong>
          {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
        </span>
        {mark}
        <Icon path={mdiChevronDown} />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
