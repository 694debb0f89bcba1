import { MAIN_ID } from '../page/page.tsx';
import styles from './skip-link.module.css';
import { texts } from './texts.ts';

/** Shows the first link that the Tab key focuses. It skips the menus and links to the content of the page. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles['skip']}>
      {texts.skip}
    </a>
  );
}
