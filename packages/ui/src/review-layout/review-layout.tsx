import type { ReactNode, Ref } from 'react';
import styles from './review-layout.module.css';

export interface ReviewLayoutProps {
  /** A link back to the list. */
  back: ReactNode;
  /** The progress and the links to the previous and next item, at the right side of the line. */
  steps?: ReactNode;
  /** The text of the page's only `h1`. */
  title: string;
  /** The ref of the heading. The portal focuses the heading after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The main figure of the item in a large size, such as the amount of an invoice. */
  figure?: ReactNode;
  /** The document that the user reviews. */
  document: ReactNode;
  /**
   * Whether the document is in a viewer that scrolls. A viewer has the height of the
   * viewport, other content has its own height.
   */
  hasViewer?: boolean;
  /**
   * Whether the facts still load. On a narrow screen the document, which is below the facts, is hidden
   * meanwhile, because its position is unknown until the number of facts is known.
   */
  isLoading?: boolean;
  documentRef?: Ref<HTMLDivElement>;
  /** The facts, and the buttons for the decision. */
  children: ReactNode;
  /** Content below the facts, or below the document on a phone. */
  more?: ReactNode;
}

/**
 * Shows a page on which the user reviews an item, with its document beside the facts. On
 * a phone the facts are above the document.
 */
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
