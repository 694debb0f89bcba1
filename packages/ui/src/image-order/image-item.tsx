import { mdiDragVariant, mdiImageOutline, mdiStar, mdiStarOutline } from '@mdi/js';
import { memo, type PointerEvent, useContext, useEffect, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/GridList';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { ImageAlt } from './image-alt.tsx';
import { ImageButtons } from './image-buttons.tsx';
import styles from './image-order.module.css';
import { ImageStatus } from './image-status.tsx';
import type { OrderedImage } from './ordered-image.ts';
import { type ImageHandlers, ShownImagesContext } from './shown-images.ts';
import { texts } from './texts.ts';
import { DROP_ATTRIBUTE, type TouchDrag } from './use-touch-drag.ts';

interface ImageCardProps {
  image: OrderedImage;
  index: number;
  count: number;
  isCover: boolean;
  hasAlt: boolean;
  altMaxLength: number | undefined;
  handlers: ImageHandlers;
  isDragged: boolean;
  /** The side of the photo at which a drag with a finger would drop another photo. */
  dropSide: 'before' | 'after' | undefined;
  onDragStart: TouchDrag['start'];
}

interface CoverMarkProps extends Pick<ImageCardProps, 'image' | 'isCover' | 'handlers'> {
  isFailed: boolean;
}

function CoverMark({ image: { id, name }, isCover, isFailed, handlers }: CoverMarkProps) {
  const badge = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (isCover && wasPressed.current) badge.current?.focus();
    wasPressed.current = false;
  }, [isCover]);
  if (isCover)
    return (
      <strong ref={badge} tabIndex={-1} className={styles['cover']}>
        <Icon path={mdiStar} />
        {texts.cover}
      </strong>
    );
  if (isFailed) return null;
  return (
    <span className={styles['make-cover']}>
      <IconButton
        icon={mdiStarOutline}
        label={texts.makeCover(name)}
        data-tooltip={texts.makeCoverShort}
        onPress={() => {
          wasPressed.current = true;
          handlers.onCover(id);
        }}
      />
    </span>
  );
}

function Card(props: ImageCardProps) {
  const { image, index, count, isCover, hasAlt, altMaxLength, handlers, isDragged, dropSide, onDragStart } =
    props;
  const { id, name, src, alt, upload } = image;
  const isFailed = upload?.status === 'failed';
  const isDrawn = src === undefined;
  return (
    <div
      className={styles['card']}
      data-upload={upload?.status}
      data-dragged={isDragged || undefined}
      data-drop={dropSide}
      {...{ [DROP_ATTRIBUTE]: id }}
    >
      <div className={styles['frame']}>
        {isDrawn ? (
          <span className={styles['drawn']}>
            <Icon path={mdiImageOutline} size="large" />
          </span>
        ) : (
          <img src={src} alt="" decoding="async" draggable={false} />
        )}
        {isFailed && <strong className={styles['failure']}>{texts.failed}</strong>}
        <span
          className={styles['handle-place']}
          onPointerDownCapture={(event: PointerEvent) => onDragStart(id, event)}
        >
          <AriaButton slot="drag" aria-label={texts.handle(name)} className={styles['handle'] ?? ''}>
            <Icon path={mdiDragVariant} />
          </AriaButton>
        </span>
        <CoverMark image={image} isCover={isCover} isFailed={isFailed} handlers={handlers} />
      </div>
      {isDrawn && !isFailed && <span className={styles['name']}>{name}</span>}
      <ImageStatus image={image} onRetry={handlers.onRetry} onRemove={handlers.onRemove} />
      {hasAlt && alt !== undefined && !isFailed && (
        <ImageAlt image={image} maxLength={altMaxLength} onAlt={handlers.onAlt} />
      )}
      <ImageButtons
        image={image}
        index={index}
        count={count}
        onStep={handlers.onStep}
        onRemove={handlers.onRemove}
      />
    </div>
  );
}

/** A photo has few properties, all of them plain values. */
const isSameImage = (one: OrderedImage, other: OrderedImage): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const ImageCard = memo(
  Card,
  ({ image, ...before }, { image: newImage, ...after }) =>
    isSameImage(image, newImage) &&
    Object.entries(after).every(([name, value]) => Reflect.get(before, name) === value),
);

export function ImageItem({ id }: { id: string }) {
  const shown = useContext(ShownImagesContext);
  const index = shown?.images.findIndex((image) => image.id === id) ?? -1;
  const image = shown?.images[index];
  if (!shown || !image) return null;
  const { images, coverId, drag, ...others } = shown;
  return (
    <ImageCard
      {...others}
      image={image}
      index={index}
      count={images.length}
      isCover={id === coverId}
      isDragged={drag.id === id}
      dropSide={
        drag.id !== null && drag.id !== id && drag.place?.key === id ? drag.place.position : undefined
      }
      onDragStart={drag.start}
    />
  );
}
