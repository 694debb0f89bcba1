import { MAIN_ID } from '../page/page.tsx';
import styles from './skip-link.module.css';
import { texts } from './texts.ts';

/** The first thing that Tab reaches: over the menus to the content of the Page. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles['skip']}>
      {texts.skip}
    </a>
  );
}
