import { Button } from '../button/button.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import styles from './image-order.module.css';
import type { OrderedImage } from './ordered-image.ts';
import { texts } from './texts.ts';

export interface ImageStatusProps {
  image: OrderedImage;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
}

/** Shows the progress of an upload, or the reason why it failed with the choice to try again or to leave the photo out. */
export function ImageStatus({ image: { id, name, upload }, onRetry, onRemove }: ImageStatusProps) {
  if (!upload) return null;
  if (upload.status === 'uploading')
    return <ProgressBar label={texts.progress(name)} isLabelHidden value={upload.progress} />;
  if (upload.status === 'waiting') return <span className={styles['waiting']}>{upload.reason}</span>;
  return (
    <div className={styles['failed']}>
      <span role="alert">{upload.error}</span>
      <div className={styles['choices']}>
        {upload.isFinal !== true && (
          <Button variant="quiet" size="small" aria-label={texts.retryOf(name)} onPress={() => onRetry(id)}>
            {texts.retry}
          </Button>
        )}
        <Button variant="quiet" size="small" aria-label={texts.leaveOutOf(name)} onPress={() => onRemove(id)}>
          {texts.leaveOut}
        </Button>
      </div>
    </div>
  );
}
