import { mdiDrag, mdiStar, mdiStarOutline } from '@mdi/js';
import { Button as AriaButton, GridListItem } from 'react-aria-components/GridList';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { ImageButtons, type ImageButtonsProps } from './image-buttons.tsx';
import styles from './image-order.module.css';
import { ImageStatus } from './image-status.tsx';
import { texts } from './texts.ts';

export interface ImageItemProps extends ImageButtonsProps {
  isCover: boolean;
  onCover: (id: string) => void;
  onRetry: (id: string) => void;
}

/** Shows one photo of the list: its picture, its position, the progress of its upload, and its buttons. */
export function ImageItem({ isCover, onCover, onRetry, ...props }: ImageItemProps) {
  const { image, index } = props;
  const { id, name, src, upload } = image;
  return (
    <GridListItem id={id} textValue={name} className={styles['item'] ?? ''} data-upload={upload?.status}>
      <div className={styles['frame']}>
        {src !== undefined && <img src={src} alt="" decoding="async" draggable={false} />}
        <AriaButton slot="drag" aria-label={texts.handle(name)} className={styles['handle'] ?? ''}>
          <Icon path={mdiDrag} />
          <span aria-hidden>{texts.move}</span>
        </AriaButton>
        {!isCover && !upload && (
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
      <div className={styles['name']}>
        <span className={styles['place']}>{texts.place(index + 1)}</span>
        {name}
      </div>
      <ImageStatus image={image} onRetry={onRetry} />
      <ImageButtons {...props} />
    </GridListItem>
  );
}
