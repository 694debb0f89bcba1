import { memo } from 'react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ImageItem } from './image-item.tsx';
import styles from './image-order.module.css';
import type { DropPlace } from './move-ids.ts';
import type { OrderedImage } from './ordered-image.ts';
import { texts } from './texts.ts';

interface ImageListProps {
  label: string;
  images: readonly OrderedImage[];
  /** Called after a drop with the mouse or the keyboard. The function never changes. */
  onDrop: (ids: ReadonlySet<string>, place: DropPlace) => void;
}

function List({ label, images, onDrop }: ImageListProps) {
  const nameOf = (id: string) => images.find((image) => image.id === id)?.name ?? '';
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(String(key)) })),
    onReorder: ({ keys, target: { key, dropPosition } }) => {
      if (dropPosition === 'on') return;
      onDrop(new Set([...keys].map(String)), { key: String(key), position: dropPosition });
    },
  });
  return (
    <GridList
      aria-label={label}
      layout="grid"
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={dragAndDropHooks}
      className={styles['list'] ?? ''}
      items={images}
      renderEmptyState={() => <EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>}
    >
      {({ id, name }) => (
        <GridListItem id={id} textValue={name} className={styles['item'] ?? ''}>
          <ImageItem id={id} />
        </GridListItem>
      )}
    </GridList>
  );
}

const isSameOrder = (before: readonly OrderedImage[], after: readonly OrderedImage[]): boolean =>
  before.length === after.length &&
  before.every(({ id, name }, at) => id === after[at]?.id && name === after[at].name);

/** The list of the photos. It renders when photos come, go or move, and not when one of them changes. */
export const ImageList = memo(
  List,
  (before, after) => before.label === after.label && isSameOrder(before.images, after.images),
);
