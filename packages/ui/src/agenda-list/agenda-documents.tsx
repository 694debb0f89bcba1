import { FileExtensionTag } from '../file-extension-tag/file-extension-tag.tsx';
import { FileSizeText } from '../file-size-text/file-size-text.tsx';
import { useLinks } from '../link-provider/link-provider.tsx';
import styles from './agenda-list.module.css';

export interface AgendaDocument {
  id: string;
  /** The name without its extension. */
  name: string;
  href: string;
  extension: string;
  byteSize: number;
}

/** Shows the documents of an agenda item as small links. */
export function AgendaDocuments({ documents }: { documents: readonly AgendaDocument[] }) {
  const { Link } = useLinks();
  return (
    <ul className={styles['documents']}>
      {documents.map(({ id, name, href, extension, byteSize }) => (
        <li key={id}>
          <Link href={href} className={styles['document']}>
            <FileExtensionTag extension={extension} />{' '}
            <span>
              {name}{' '}
              <span className={styles['size']}>
                <FileSizeText bytes={byteSize} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
