import { UploadItem, type Upload } from './upload-item.tsx';
import styles from './file-upload.module.css';
import { texts } from './texts.ts';

export interface UploadListProps {
  uploads: readonly Upload[];
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  /** Takes one that is ready or has failed off the list. */
  onRemove: (id: string) => void;
}

/** The files that were chosen, each with how far it is. */
export function UploadList({ uploads, ...handlers }: UploadListProps) {
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ status }) => status === 'done').length;
  return (
    <>
      <output className={styles['summary']}>{texts.summary(done, uploads.length)}</output>
      <ul className={styles['list']}>
        {uploads.map((upload) => (
          <UploadItem key={upload.id} upload={upload} {...handlers} />
        ))}
      </ul>
    </>
  );
}
