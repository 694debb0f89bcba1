import { type ReactNode, useState } from 'react';
import { settledState } from '../picture/settled-state.ts';
import rowStyles from '../rows/rows.module.css';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import styles from './deleted-list.module.css';

const listClass = `${rowStyles['list']} ${rowStyles['surface']}`;

export interface DeletedListProps {
  label: string;
  /** The DeletedItems. */
  children: ReactNode;
}

/** Shows what was deleted and can be put back, each with its own button. */
export function DeletedList({ label, children }: DeletedListProps) {
  return (
    <ul aria-label={label} className={listClass}>
      {children}
    </ul>
  );
}

export interface DeletedPicture {
  src: string;
  /** A few pixels of the picture as a `data:` URL, which are shown while it loads. */
  placeholder?: string | undefined;
}

export interface DeletedItemProps {
  name: string;
  /** The picture before the name. Null for an item without a picture, in a list in which others have one. */
  picture?: DeletedPicture | null | undefined;
  /** What helps to recognise the item, such as the number of photos. */
  facts: ReactNode;
  /** When and by whom the item was deleted, and until when it can be put back. */
  deletion: ReactNode;
  /** What happens when the item is put back, if that is more than that it is there again. */
  note?: ReactNode;
  /** The button that puts the item back. */
  action?: ReactNode;
}

/** Shows the picture of an item. Without a picture, or if it does not load, its place stays empty. */
function ItemPicture({ picture }: { picture: DeletedPicture | null }) {
  const [broken, setBroken] = useState<string>();
  const isShown = picture !== null && picture.src !== broken;
  const behind = picture?.placeholder;
  return (
    <span
      className={styles['picture']}
      style={behind === undefined ? undefined : { backgroundImage: `url("${behind}")` }}
      aria-hidden
    >
      {isShown && (
        <img
          src={picture.src}
          alt=""
          loading="lazy"
          decoding="async"
          ref={(img) => {
            if (settledState(img) === 'broken') setBroken(picture.src);
          }}
          onError={() => setBroken(picture.src)}
        />
      )}
    </span>
  );
}

/** Shows one deleted item: what it is, when it was deleted, and the button that puts it back. */
export function DeletedItem({ name, picture, facts, deletion, note, action }: DeletedItemProps) {
  return (
    <li className={`${rowStyles['row']} ${styles['row']}`}>
      {picture !== undefined && <ItemPicture picture={picture} />}
      <div className={styles['main']}>
        <strong className={styles['name']}>{name}</strong>
        <div className={styles['facts']}>{facts}</div>
        <div className={styles['facts']}>{deletion}</div>
        {note !== undefined && <p className={styles['note']}>{note}</p>}
      </div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </li>
  );
}

export interface DeletedListSkeletonProps {
  rows?: number;
  hasPictures?: boolean;
}

/** Shows a placeholder for a list that loads. Its rows have the height of loaded rows. */
export function DeletedListSkeleton({ rows = 3, hasPictures = false }: DeletedListSkeletonProps) {
  return (
    <SkeletonGroup>
      <div className={listClass}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={`${rowStyles['row']} ${styles['row']}`}>
            {hasPictures && <span className={styles['picture']} />}
            <div className={styles['main']}>
              <Skeleton width={`${18 + ((row * 7) % 10)}ch`} height="1.4em" />
              <Skeleton width="16ch" height="1.3em" />
              <Skeleton width="30ch" height="1.3em" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
