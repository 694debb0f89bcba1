import type { ReactNode, Ref } from 'react';
import styles from './review-layout.module.css';

export interface ReviewLayoutProps {
  /** A link back to the list. */
  back: ReactNode;
  /** At the other end of that line: how far one is, and the way to the next. */
  steps?: ReactNode;
  /** The page's one `h1`. */
  title: string;
  /** The heading takes the focus after navigating. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** What it comes down to, in large: the amount. */
  figure?: ReactNode;
  /** What one looks at. */
  document: ReactNode;
  /** A viewer that scrolls in itself gets the height of the window; anything else is as high as it is. */
  hasViewer?: boolean;
  /** While it loads, what stands below the facts on a phone is out of sight: how many facts come, nobody knows yet. */
  isLoading?: boolean;
  documentRef?: Ref<HTMLDivElement>;
  /** The facts, and what one decides. */
  children: ReactNode;
  /** What stands below them; on a phone below the document. */
  more?: ReactNode;
}

/** A page to decide about something, with its document beside it. On a phone the facts come first. */
export function ReviewLayout(props: ReviewLayoutProps) {
  const {
    back,
    steps,
    title,
    headingRef,
    figure,
    document,
    hasViewer,
    isLoading,
    documentRef,
    children,
    more,
  } = props;
  return (
    <>
      <div className={styles['bar']}>
        {back}
        {steps !== undefined && <div className={styles['steps']}>{steps}</div>}
      </div>
      <div className={styles['columns']}>
        <div className={styles['facts']}>
          <h1 ref={headingRef} tabIndex={-1}>
            {title}
          </h1>
          {figure !== undefined && <p className={styles['figure']}>{figure}</p>}
          {children}
        </div>
        <div
          ref={documentRef}
          className={styles['document']}
          data-viewer={hasViewer || undefined}
          data-loading={isLoading || undefined}
        >
          {document}
        </div>
        {more !== undefined && <div className={styles['more']}>{more}</div>}
      </div>
    </>
  );
}
