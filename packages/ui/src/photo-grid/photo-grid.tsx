import { type ReactNode, useEffect, useRef } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './photo-grid.module.css';
import { PhotoPicture } from './photo-picture.tsx';
import type { Photo } from './photo.ts';
import { texts } from './texts.ts';

export interface PhotoGridProps {
  label: string;
  photos: readonly Photo[];
  /** Called when the user opens a photo. Without this function the photos cannot be opened. */
  onOpen?: (id: string) => void;
  /** The id of the photo that is open in a Lightbox, or null. When the lightbox closes, the last opened photo gets the focus. */
  openId?: string | null;
  /** The content below the title "Nog geen foto's" if there are no photos. */
  empty?: { children: ReactNode; action?: ReactNode };
  /** The size of the photos. `small` has three photos on a line, for the photos of a message. */
  size?: 'small' | 'medium';
}

export function PhotoGrid({ label, photos, onOpen, openId = null, empty, size = 'medium' }: PhotoGridProps) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const lastOpen = useRef(openId);
  useEffect(() => {
    if (openId === null && lastOpen.current !== null) buttons.current.get(lastOpen.current)?.focus();
    lastOpen.current = openId;
  }, [openId]);

  if (photos.length === 0) return <EmptyState title={texts.empty} {...empty} />;
  return (
    <ul className={styles['grid']} data-size={size} aria-label={label}>
      {photos.map((photo, at) => {
        const { id, alt, caption, note } = photo;
        const number = at + 1;
        return (
          <li key={id}>
            {onOpen && note === undefined ? (
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
  count?: number;
}

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
