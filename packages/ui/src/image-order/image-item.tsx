import { mdiDragVariant, mdiImageOutline, mdiStar, mdiStarOutline } from '@mdi/js';
import { Button as AriaButton, GridListItem } from 'react-aria-components/GridList';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { ImageAlt, type ImageAltProps } from './image-alt.tsx';
import { ImageButtons, type ImageButtonsProps } from './image-buttons.tsx';
import styles from './image-order.module.css';
import { ImageStatus, type ImageStatusProps } from './image-status.tsx';
import { texts } from './texts.ts';

export interface ImageItemProps extends ImageButtonsProps, Omit<ImageStatusProps, 'image'> {
  isCover: boolean;
  onCover: (id: string) => void;
  onAlt?: ImageAltProps['onAlt'] | undefined;
  altMaxLength?: number | undefined;
}

/**
 * Shows one photo of the list: its picture, the progress of its upload, the field for its description, and its
 * buttons.
 */
export function ImageItem({ isCover, onCover, onRetry, onAlt, altMaxLength, ...props }: ImageItemProps) {
  const { image, onRemove } = props;
  const { id, name, src, alt, upload } = image;
  const isFailed = upload?.status === 'failed';
  return (
    <GridListItem id={id} textValue={name} className={styles['item'] ?? ''} data-upload={upload?.status}>
      <div className={styles['frame']}>
        {src === undefined ? (
          <span className={styles['drawn']}>
            <Icon path={mdiImageOutline} size="large" />
            <span>{name}</span>
          </span>
        ) : (
          <img src={src} alt="" decoding="async" draggable={false} />
        )}
        {isFailed && <strong className={styles['failure']}>{texts.failed}</strong>}
        <AriaButton slot="drag" aria-label={texts.handle(name)} className={styles['handle'] ?? ''}>
          <Icon path={mdiDragVariant} />
        </AriaButton>
        {!isCover && !isFailed && (
          <span className={styles['make-cover']}>
            <IconButton
              icon={mdiStarOutline}
              label={texts.makeCover(name)}
              title={texts.makeCoverShort}
              onPress={() => onCover(id)}
            />
          </span>
        )}
        {isCover && (
          <strong className={styles['cover']}>
            <Icon path={mdiStar} />
            {texts.cover}
          </strong>
        )}
      </div>
      <ImageStatus image={image} onRetry={onRetry} onRemove={onRemove} />
      {onAlt && alt !== undefined && !isFailed && (
        <ImageAlt image={image} maxLength={altMaxLength} onAlt={onAlt} />
      )}
      <ImageButtons {...props} />
    </GridListItem>
  );
}
