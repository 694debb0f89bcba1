import type { ReactNode, Ref } from 'react';
import styles from './page-title-bar.module.css';

export interface PageTitleBarProps {
  /** The text of the page's only `h1`. */
  children: ReactNode;
  sub?: ReactNode;
  actions?: ReactNode;
  back?: ReactNode;
  /** The kind of the thing that the title names, with its reference or date: a line above the title. */
  kind?: ReactNode;
  /** A block before the title, such as the day of a meeting. It stands beside the lines of the title. */
  mark?: ReactNode;
  /** The ref of the heading. The portal focuses the heading after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
}

export function PageTitleBar({ children, sub, actions, back, kind, mark, headingRef }: PageTitleBarProps) {
  const lines = (
    <>
      {kind !== undefined && <p className={styles['kind']}>{kind}</p>}
      <h1 ref={headingRef} tabIndex={-1}>
        {children}
      </h1>
      {sub !== undefined && <p>{sub}</p>}
    </>
  );
  return (
    <div className={styles['bar']}>
      <div className={styles['texts']}>
        {back}
        {mark === undefined ? (
          lines
        ) : (
          <div className={styles['marked']}>
            {mark}
            <div>{lines}</div>
          </div>
        )}
      </div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
