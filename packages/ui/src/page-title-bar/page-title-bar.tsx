import type { ReactNode, Ref } from 'react';
import styles from './page-title-bar.module.css';

export interface PageTitleBarProps {
  /** The page's one `h1`. */
  children: ReactNode;
  sub?: ReactNode;
  /** What stands at the right: buttons; on a phone below the title. */
  actions?: ReactNode;
  /** A link back to the list above the title. */
  back?: ReactNode;
  /** The heading takes the focus after navigating. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The bar with a page's title, and slots at its right side (specification §2). */
export function PageTitleBar({ children, sub, actions, back, headingRef }: PageTitleBarProps) {
  return (
    <div className={styles['bar']}>
      <div className={styles['texts']}>
        {back}
        <h1 ref={headingRef} tabIndex={-1}>
          {children}
        </h1>
        {sub !== undefined && <p>{sub}</p>}
      </div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
