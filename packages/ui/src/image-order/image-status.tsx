import { mdiRefresh } from '@mdi/js';
import { Button } from '../button/button.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import styles from './image-order.module.css';
import type { OrderedImage } from './ordered-image.ts';
import { texts } from './texts.ts';

export interface ImageStatusProps {
  image: OrderedImage;
  onRetry: (id: string) => void;
}

/** Shows the progress of the upload of a photo, or the reason why the upload failed. */
export function ImageStatus({ image: { id, name, upload }, onRetry }: ImageStatusProps) {
  if (!upload) return null;
  if (upload.status === 'uploading')
    return <ProgressBar label={texts.progress(name)} isLabelHidden value={upload.progress} />;
  return (
    <div className={styles['failed']}>
      <span role="alert">{upload.error}</span>
      <Button variant="quiet" size="small" icon={mdiRefresh} onPress={() => onRetry(id)}>
        {texts.retry}
      </Button>
    </div>
  );
}
