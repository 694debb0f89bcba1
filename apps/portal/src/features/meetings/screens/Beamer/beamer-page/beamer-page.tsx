import type { ReactNode, Ref } from 'react';
import { MAIN_ID } from '@mijn/ui/page';
import styles from './beamer-page.module.css';
import { usePointerActivity } from './use-pointer-activity.ts';

export interface BeamerPageProps {
  /** The ref of the heading. The portal focuses the heading after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** A line above the title, such as "Stemming open". */
  kind?: ReactNode;
  /** The text of the page's only `h1`. */
  title: string;
  /** The text of the decision, with line breaks. */
  wording?: string | undefined;
  children: ReactNode;
  /** A line at the bottom of the screen, such as how to vote. */
  foot?: ReactNode;
  /** A QR code beside that line. It keeps its place while its script loads. */
  code?: ReactNode;
  /** Small buttons in the corner, for the person at the laptop. They appear when the pointer moves or the keyboard reaches them. */
  actions?: ReactNode;
}

/** Shows a page that fills a screen in a hall, without a menu. All texts grow with the screen, also those of other components. */
export function BeamerPage(props: BeamerPageProps) {
  const { headingRef, kind, title, wording, children, foot, code, actions } = props;
  const isActive = usePointerActivity();
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles['page']}>
      <div className={styles['top']}>
        <p className={styles['kind']}>{kind}</p>
        {actions !== undefined && (
          <div className={styles['actions']} data-away={!isActive || undefined}>
            {actions}
          </div>
        )}
      </div>
      <div className={styles['content']}>
        <h1 ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        {wording !== undefined && <p className={styles['wording']}>{wording}</p>}
        {children}
      </div>
      {foot !== undefined && (
        <div className={styles['foot']}>
          <p>{foot}</p>
          {code !== undefined && <div className={styles['code']}>{code}</div>}
        </div>
      )}
    </main>
  );
}
