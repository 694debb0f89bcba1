import type { ReactNode, Ref } from 'react';
import styles from './review-layout.module.css';

export interface ReviewLayoutProps {
  back: ReactNode;
  /** The progress and the links to the previous and next item, at the right side of the line. */
  steps?: ReactNode;
  /** The text of the page's only `h1`. */
  title: string;
  /** The ref of the heading. The portal focuses the heading after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The main figure of the item in a large size, such as the amount of an invoice. */
  figure?: ReactNode;
  document: ReactNode;
  /** Whether the document is in a viewer that scrolls. A viewer has the height of the viewport. */
  hasViewer?: boolean;
  /** On a narrow screen the document is hidden while the facts load, because its position is unknown until then. */
  isLoading?: boolean;
  documentRef?: Ref<HTMLDivElement>;
  children: ReactNode;
  /** Content below the facts, or below the document on a phone. */
  more?: ReactNode;
}

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
