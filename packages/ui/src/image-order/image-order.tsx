import { type ReactNode, useState } from 'react';
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
  /** The name of the list of photos. */
  label: string;
  /** How many photos there are or how many are added, above the list. Screen readers read a change. */
  summary?: string;
  /** A button beside the summary, such as "Alles annuleren". */
  action?: ReactNode;
  /** The photos in their order. */
  images: readonly OrderedImage[];
  /** The id of the cover photo. */
  coverId: string | null;
  /** Called with all ids in the new order. */
  onOrder: (ids: string[]) => void;
  onCover: (id: string) => void;
  /** Called to remove a photo. The parent cancels an upload that is still running. */
  onRemove: (id: string) => void;
  /** Called to retry a failed upload. */
  onRetry: (id: string) => void;
  /** Called with the description of a photo. Without this function photos have no field for it. */
  onAlt?: (id: string, alt: string) => void;
  /** The maximum length of a description, in characters. */
  altMaxLength?: number;
}

/**
 * Shows photos that the user sorts by dragging, with the keyboard, or with the buttons "Eerder" and "Later".
 */
export function ImageOrder({
  label,
  summary,
  action,
  images,
  coverId,
  onOrder,
  ...handlers
}: ImageOrderProps) {
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
      {summary !== undefined && (
        <div className={styles['head']}>
          <output>{summary}</output>
          {action}
        </div>
      )}
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
