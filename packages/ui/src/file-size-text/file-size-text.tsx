import { formatByteSize } from '@mijn/domain/formats';
import styles from './file-size-text.module.css';

export interface FileSizeTextProps {
  bytes: number;
}

/** Shows the size of a file on one line, such as 412 kB or 1,2 MB. */
export function FileSizeText({ bytes }: FileSizeTextProps) {
  return <span className={styles['size']}>{formatByteSize(bytes)}</span>;
}
