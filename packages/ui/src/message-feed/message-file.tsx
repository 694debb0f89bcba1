import type { ReactNode } from 'react';
import { FileExtensionTag } from '../file-extension-tag/file-extension-tag.tsx';
import { FileSizeText } from '../file-size-text/file-size-text.tsx';
import { Link } from '../link/link.tsx';
import { Thumbnail } from '../thumbnail/thumbnail.tsx';
import styles from './message-file.module.css';

export interface MessageFileProps {
  name: string;
  href: string;
  extension: string;
  byteSize: number;
  thumbnail?: string | undefined;
}

export function MessageFile({ name, href, extension, byteSize, thumbnail }: MessageFileProps) {
  return (
    <li className={styles['file']}>
      <Thumbnail extension={extension} src={thumbnail} />
      <div>
        <strong className={styles['name']}>
          <Link href={href}>{name}</Link>
        </strong>
        <span className={styles['facts']}>
          <FileExtensionTag extension={extension} />
          <FileSizeText bytes={byteSize} />
        </span>
      </div>
    </li>
  );
}

export function MessageFiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={styles['files']}>
      {children}
    </ul>
  );
}
