import { MAIN_ID } from '../page/page.tsx';
import styles from './skip-link.module.css';
import { texts } from './texts.ts';

/** The first link that Tab reaches: it skips the menus and leads to the content of the page. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles['skip']}>
      {texts.skip}
    </a>
  );
}
