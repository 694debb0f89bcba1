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
  /** The ref of the heading. The portal focuses the heading after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
}

export function PageTitleBar({ children, sub, actions, back, kind, headingRef }: PageTitleBarProps) {
  return (
    <div className={styles['bar']}>
      <div className={styles['texts']}>
        {back}
        {kind !== undefined && <p className={styles['kind']}>{kind}</p>}
        <h1 ref={headingRef} tabIndex={-1}>
          {children}
        </h1>
        {sub !== undefined && <p>{sub}</p>}
      </div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
