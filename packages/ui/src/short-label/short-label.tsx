import styles from './short-label.module.css';

export interface ShortLabelProps {
  /** The text on a phone, which is a word of the whole text. */
  short: string;
  /** The whole text. It is the name of the button on every screen. */
  children: string;
}

/**
 * Shows the text of a button in the title bar of a page, or one word of it on a phone, so that the button fits beside the
 * title and the page begins higher.
 */
export function ShortLabel({ short, children }: ShortLabelProps) {
  return (
    <>
      <span data-short-label className={styles['whole']}>
        {children}
      </span>
      <span aria-hidden className={styles['short']}>
        {short}
      </span>
    </>
  );
}
