import styles from './short-label.module.css';

export interface ShortLabelProps {
  /** The text on a phone: words of the whole text. */
  short: string;
  /** The whole text, which screen readers read on every screen. */
  children: string;
}

/**
 * Shows a text in the title bar of a page, or some words of it on a phone: that of a button, so that it fits beside the
 * title, or the line below the title. The page then begins higher.
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
