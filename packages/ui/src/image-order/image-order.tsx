import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ImageList } from './image-list.tsx';
import styles from './image-order.module.css';
import { type DropPlace, moveIds, stepId } from './move-ids.ts';
import type { OrderedImage } from './ordered-image.ts';
import { ShownImagesContext } from './shown-images.ts';
import { texts } from './texts.ts';
import { useTouchDrag } from './use-touch-drag.ts';

export interface ImageOrderProps {
  /** The name of the list of photos. */
  label: string;
  /** The number of photos, above the list. Screen readers read a change. */
  summary?: string;
  /** A button beside the summary, such as "Alles annuleren". */
  action?: ReactNode;
  images: readonly OrderedImage[];
  coverId: string | null;
  onOrder: (ids: string[]) => void;
  onCover: (id: string) => void;
  /** Called to remove a photo. The parent cancels an upload that is still running. */
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  /** Called with the description of a photo. Without this function photos have no field for it. */
  onAlt?: (id: string, alt: string) => void;
  /** The maximum length of a description, in characters. */
  altMaxLength?: number;
}

/** Shows photos that the user sorts by dragging, with the keyboard, or with the buttons "Eerder" and "Later". */
export function ImageOrder(props: ImageOrderProps) {
  const { label, summary, action, images, coverId, onAlt, altMaxLength } = props;
  const [news, setNews] = useState('');
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const [{ drop, handlers }] = useState(() => {
    const place = (order: string[], id: string) => {
      latest.current.onOrder(order);
      const { name = '' } = latest.current.images.find((image) => image.id === id) ?? {};
      setNews(texts.moved(name, order.indexOf(id) + 1, order.length));
    };
    const ids = () => latest.current.images.map(({ id }) => id);
    return {
      drop: (moved: ReadonlySet<string>, to: DropPlace) => {
        const [first = ''] = moved;
        place(moveIds(ids(), moved, to), first);
      },
      handlers: {
        onStep: (id: string, direction: 1 | -1) => place(stepId(ids(), id, direction), id),
        onCover: (id: string) => latest.current.onCover(id),
        onRemove: (id: string) => latest.current.onRemove(id),
        onRetry: (id: string) => latest.current.onRetry(id),
        onAlt: (id: string, alt: string) => latest.current.onAlt?.(id, alt),
      },
    };
  });
  const drag = useTouchDrag((id, place) => {
    if (place.key !== id) drop(new Set([id]), place);
  });
  const hasAlt = onAlt !== undefined;
  const shown = useMemo(
    () => ({ images, coverId, hasAlt, altMaxLength, handlers, drag }),
    [images, coverId, hasAlt, altMaxLength, handlers, drag],
  );
  return (
    <>
      {summary !== undefined && (
        <div className={styles['head']}>
          <output>{summary}</output>
          {action}
        </div>
      )}
      <ShownImagesContext value={shown}>
        <ImageList label={label} images={images} onDrop={drop} />
      </ShownImagesContext>
      <output>
        <VisuallyHidden>{news}</VisuallyHidden>
      </output>
    </>
  );
}

export type { OrderedImage } from './ordered-image.ts';
