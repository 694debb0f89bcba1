import { useState } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ImageItem } from './image-item.tsx';
import styles from './image-order.module.css';
import { moveIds, stepId } from './move-ids.ts';
import type { OrderedImage } from './ordered-image.ts';
import { texts } from './texts.ts';

export interface ImageOrderProps {
  /** What the photos are of: the name of the list. */
  label: string;
  /** In their order. */
  images: readonly OrderedImage[];
  /** The photo that stands for them all. */
  coverId: string | null;
  /** All ids in the order that they shall have. */
  onOrder: (ids: string[]) => void;
  onCover: (id: string) => void;
  /** Takes one away; one that is under way is cancelled. */
  onRemove: (id: string) => void;
  /** Sends one that failed again. */
  onRetry: (id: string) => void;
}

/** Photos whose order one decides: by dragging, with the keyboard, or with "Eerder" and "Later". */
export function ImageOrder({ label, images, coverId, onOrder, ...handlers }: ImageOrderProps) {
  const [news, setNews] = useState('');
  const ids = images.map(({ id }) => id);
  const nameOf = (id: string) => images.find((image) => image.id === id)?.name ?? '';

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(String(key)) })),
    onReorder: ({ keys, target: { key, dropPosition } }) => {
      if (dropPosition === 'on') return;
      onOrder(moveIds(ids, new Set([...keys].map(String)), { key: String(key), position: dropPosition }));
    },
  });

  const step = (id: string, direction: 1 | -1) => {
    const order = stepId(ids, id, direction);
    onOrder(order);
    setNews(texts.moved(nameOf(id), order.indexOf(id) + 1, order.length));
  };
  return (
    <>
      <GridList
        aria-label={label}
        layout="grid"
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
        className={styles['list'] ?? ''}
        items={images}
        dependencies={[coverId, images]}
        renderEmptyState={() => <EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>}
      >
        {(image) => (
          <ImageItem
            image={image}
            index={ids.indexOf(image.id)}
            count={ids.length}
            isCover={image.id === coverId}
            onStep={step}
            {...handlers}
          />
        )}
      </GridList>
      <output>
        <VisuallyHidden>{news}</VisuallyHidden>
      </output>
    </>
  );
}

export type { OrderedImage } from './ordered-image.ts';
