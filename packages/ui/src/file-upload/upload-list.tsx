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
  /** Whether the summary is elsewhere, such as in the head of a panel. */
  hasNoSummary?: boolean;
}

const isFailed = ({ status }: Pick<Upload, 'status'>): boolean => status === 'failed' || status === 'refused';

/** Returns how many uploads are complete, as a text: "3 van 12 toegevoegd, 1 niet gelukt". */
export const summaryOf = (uploads: readonly Pick<Upload, 'status'>[]): string =>
  texts.summary(
    uploads.filter(({ status }) => status === 'done').length,
    uploads.length,
    uploads.filter(isFailed).length,
  );

export function UploadList({ uploads, hasNoSummary = false, ...handlers }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <>
      {!hasNoSummary && <output className={styles['summary']}>{summaryOf(uploads)}</output>}
      <ul className={styles['list']}>
        {uploads.map((upload) => (
          <UploadItem key={upload.id} upload={upload} {...handlers} />
        ))}
      </ul>
    </>
  );
}
