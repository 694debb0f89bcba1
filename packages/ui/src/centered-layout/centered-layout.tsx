import type { ReactNode, Ref } from 'react';
import styles from './centered-layout.module.css';

export interface CenteredLayoutProps {
  /** The brand's logo with the portal's name, a link or not. */
  logo: ReactNode;
  /** The page's one `h1`. */
  title: string;
  /** The heading takes the focus after navigating. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The form, or what stands in its place. */
  children: ReactNode;
  /** Links below the horizontal rule. */
  links?: ReactNode;
  /** A line below the box: where to find help. */
  help?: ReactNode;
}

/** The page of signing in: one box in the middle with logo, form, horizontal rule and links (specification §2). */
export function CenteredLayout({ logo, title, headingRef, children, links, help }: CenteredLayoutProps) {
  return (
    <main className={styles['page']}>
      <div className={styles['box']}>
        <div className={styles['logo']}>{logo}</div>
        <h1 ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        {children}
        {links !== undefined && (
          <>
            <hr />
            <div className={styles['links']}>{links}</div>
          </>
        )}
      </div>
      {help !== undefined && <p className={styles['help']}>{help}</p>}
    </main>
  );
}
