import { mdiDownloadOutline } from '@mdi/js';
import { Icon } from '../icon/icon.tsx';
import styles from './document-list.module.css';
import { texts } from './texts.ts';

/** Shows a link that downloads a document. On a phone the link is icon-only, so that the name of the document has more space. */
export function DownloadLink({ href, name }: { href: string; name: string }) {
  return (
    <a href={href} download aria-label={texts.downloadOf(name)} className={styles['download']}>
      <Icon path={mdiDownloadOutline} />
      <span>{texts.download}</span>
    </a>
  );
}
