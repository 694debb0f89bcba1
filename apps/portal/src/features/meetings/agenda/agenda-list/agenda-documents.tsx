import { FileExtensionTag } from '@mijn/ui/file-extension-tag';
import { FileSizeText } from '@mijn/ui/file-size-text';
import { useLinks } from '@mijn/ui/link-provider';
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
