import styles from './short-label.module.css';

export interface ShortLabelProps {
  /** The text on a phone: words of the whole text. */
  short: string;
  /** The whole text, which screen readers read on every screen. */
  children: string;
}

/** Shows a text, or some words of it on a phone, so that a button fits beside the title and the page begins higher. */
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
