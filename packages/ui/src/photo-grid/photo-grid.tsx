import { type ReactNode, useEffect, useRef } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './photo-grid.module.css';
import { PhotoPicture } from './photo-picture.tsx';
import type { Photo } from './photo.ts';
import { texts } from './texts.ts';

export interface PhotoGridProps {
  /** What the photos are of: the name of the list. */
  label: string;
  photos: readonly Photo[];
  /** Opens a photo large. Without it the photos are there to be seen only. */
  onOpen?: (id: string) => void;
  /** The photo that is shown large now. When there is none any more, the last one gets the focus. */
  openId?: string | null;
  /** What stands in the place of no photos, below "Nog geen foto's". */
  empty?: { children: ReactNode; action?: ReactNode };
}

/** Photos side by side, all in the same shape. */
export function PhotoGrid({ label, photos, onOpen, openId = null, empty }: PhotoGridProps) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const lastOpen = useRef(openId);
  useEffect(() => {
    if (openId === null && lastOpen.current !== null) buttons.current.get(lastOpen.current)?.focus();
    lastOpen.current = openId;
  }, [openId]);

  if (photos.length === 0) return <EmptyState title={texts.empty} {...empty} />;
  return (
    <ul className={styles['grid']} aria-label={label}>
      {photos.map((photo, at) => {
        const { id, alt, caption } = photo;
        const number = at + 1;
        return (
          <li key={id}>
            {onOpen ? (
              <button
                ref={(button) => {
                  if (button) buttons.current.set(id, button);
                  else buttons.current.delete(id);
                }}
                type="button"
                className={styles['open']}
                onClick={() => onOpen(id)}
              >
                <VisuallyHidden>
                  {alt === ''
                    ? texts.photo(number, photos.length)
                    : texts.described(number, photos.length, alt)}
                </VisuallyHidden>
                <PhotoPicture photo={photo} alt="" />
              </button>
            ) : (
              <PhotoPicture photo={photo} alt={alt} />
            )}
            {caption !== undefined && <span className={styles['caption']}>{caption}</span>}
          </li>
        );
      })}
    </ul>
  );
}

export type { Photo } from './photo.ts';

export interface PhotoGridSkeletonProps {
  /** How many photos are to be expected. */
  count?: number;
}

/** In the place of photos that are still to be asked for. */
export function PhotoGridSkeleton({ count = 8 }: PhotoGridSkeletonProps) {
  return (
    <SkeletonGroup label={texts.loading}>
      <div className={styles['grid']}>
        {Array.from({ length: count }, (_, at) => (
          <span key={at} className={styles['frame']}>
            <Skeleton shape="block" height="100%" />
          </span>
        ))}
      </div>
    </SkeletonGroup>
  );
}
