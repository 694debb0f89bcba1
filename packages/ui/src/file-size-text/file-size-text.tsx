import { formatByteSize } from '@mijn/domain/formats';
import styles from './file-size-text.module.css';

export interface FileSizeTextProps {
  bytes: number;
}

export function FileSizeText({ bytes }: FileSizeTextProps) {
  return <span className={styles['size']}>{formatByteSize(bytes)}</span>;
}
