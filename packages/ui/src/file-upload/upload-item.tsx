import { mdiCheckCircleOutline, mdiClose, mdiRefresh } from '@mdi/js';
import { formatByteSize } from '@mijn/domain/formats';
import { extensionOf } from '@mijn/domain/uploads';
import { Button, IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useKeepFocus } from '../keep-focus/keep-focus.ts';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { Thumbnail } from '../thumbnail/thumbnail.tsx';
import styles from './file-upload.module.css';
import { texts } from './texts.ts';

export interface Upload {
  id: string;
  name: string;
  byteSize: number;
  /** The status. `refused` means that a retry of the same file would fail again. */
  status: 'waiting' | 'uploading' | 'done' | 'failed' | 'refused';
  /** The position in the queue of waiting files, starting at 1. */
  position?: number;
  /** The progress as a percentage, from 0 to 100. */
  progress: number;
  /** The reason for which an upload waits other than its turn, such as the connection. */
  reason?: string | undefined;
  /** The error message, which says what went wrong and what to do. */
  error?: string | undefined;
}

export interface UploadItemProps {
  upload: Upload;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
  removeLabel?: ((name: string) => string) | undefined;
}

function State({ upload: { name, status, position = 1, progress, reason, error } }: { upload: Upload }) {
  if (status === 'failed' || status === 'refused')
    return (
      <span role="alert" className={styles['error']}>
        {error}
      </span>
    );
  if (status === 'done')
    return (
      <span className={styles['done']}>
        <Icon path={mdiCheckCircleOutline} />
        {texts.done}
      </span>
    );
  if (status === 'waiting')
    return <span className={styles['waiting']}>{reason ?? texts.waiting(position)}</span>;
  return <ProgressBar label={texts.progress(name)} isLabelHidden value={progress} />;
}

function Retry({ name, onPress }: { name: string; onPress: () => void }) {
  const ref = useKeepFocus();
  return (
    <Button
      ref={ref}
      variant="quiet"
      size="small"
      icon={mdiRefresh}
      aria-label={texts.retryOf(name)}
      onPress={onPress}
    >
      {texts.retry}
    </Button>
  );
}

export function UploadItem({
  upload,
  onCancel,
  onRetry,
  onRemove,
  removeLabel = texts.remove,
}: UploadItemProps) {
  const { id, name, byteSize, status } = upload;
  const remove = useKeepFocus();
  const isUnderWay = status === 'waiting' || status === 'uploading';
  return (
    <li className={styles['item']}>
      <Thumbnail extension={extensionOf(name)} />
      <div className={styles['main']}>
        <span className={styles['name']}>
          {name} <span className={styles['size']}>{formatByteSize(byteSize)}</span>
        </span>
        <State upload={upload} />
        {status === 'failed' && <Retry name={name} onPress={() => onRetry(id)} />}
      </div>
      <IconButton
        ref={remove}
        icon={mdiClose}
        label={isUnderWay ? texts.cancel(name) : removeLabel(name)}
        onPress={() => (isUnderWay ? onCancel(id) : onRemove(id))}
      />
    </li>
  );
}
