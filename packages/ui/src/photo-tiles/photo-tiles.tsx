import type { ReactNode } from 'react';
import { PhotoTile, type TilePhoto } from './photo-tile.tsx';
import styles from './photo-tiles.module.css';

export interface PhotoTilesProps {
  /** The name of the list of photos. */
  label: string;
  /** The number of photos, above the list. Screen readers read a change. */
  summary: string;
  /** A button beside the summary, such as "Alles annuleren". */
  action?: ReactNode;
  photos: readonly TilePhoto[];
  /** The maximum length of a description, in characters. */
  altMaxLength?: number;
  onAlt: (id: string, alt: string) => void;
  /** Called to remove a photo. The parent cancels an upload that is still running. */
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

/** Shows the photos of a form whose order does not matter, each with its upload and a line of text. */
export function PhotoTiles({ label, summary, action, photos, altMaxLength, ...handlers }: PhotoTilesProps) {
  return (
    <div>
      <div className={styles['head']}>
        <output>{summary}</output>
        {action}
      </div>
      <ul aria-label={label} className={styles['tiles']}>
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            {...handlers}
            photo={photo}
            number={index + 1}
            altMaxLength={altMaxLength}
          />
        ))}
      </ul>
    </div>
  );
}

export type { TilePhoto } from './photo-tile.tsx';
