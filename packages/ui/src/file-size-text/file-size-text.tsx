import { formatByteSize } from '@mijn/domain/formats';
import styles from './file-size-text.module.css';

export interface FileSizeTextProps {
  bytes: number;
}

/** The size of a file that stays on one line: 412 kB, 1,2 MB. */
export function FileSizeText({ bytes }: FileSizeTextProps) {
  return <span className={styles['size']}>{formatByteSize(bytes)}</span>;
}
