import type { ReactNode, Ref } from 'react';
import styles from './centered-layout.module.css';

export interface CenteredLayoutProps {
  /** The BrandLogo, with or without a link. */
  logo: ReactNode;
  /** The text of the page's only `h1`. */
  title: string;
  /** The ref of the heading. The portal focuses the heading after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
  /** Links below the horizontal rule. */
  links?: ReactNode;
  /** A line below the box that tells the user where to find help. */
  help?: ReactNode;
}

/** Shows a page for login: one centred box with the logo, the form, a horizontal rule and links (docs/product.md#layout). */
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
