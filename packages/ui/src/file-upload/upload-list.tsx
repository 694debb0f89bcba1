import { UploadItem, type Upload } from './upload-item.tsx';
import styles from './file-upload.module.css';
import { texts } from './texts.ts';

export interface UploadListProps {
  uploads: readonly Upload[];
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  /** Called to remove a completed or failed upload from the list. */
  onRemove: (id: string) => void;
  /** Returns the label of the button that removes a file. By default it says that the list loses the file. */
  removeLabel?: (name: string) => string;
}

/** Shows the chosen files, each with the progress of its upload. */
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
