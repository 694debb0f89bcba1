import { type ReactNode, useState } from 'react';
import { settledState } from '../picture/settled-state.ts';
import rowStyles from '../rows/rows.module.css';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import styles from './deleted-list.module.css';

const listClass = `${rowStyles['list']} ${rowStyles['surface']}`;

export interface DeletedListProps {
  label: string;
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
  /** Facts by which the item is recognised, such as the number of photos. */
  facts: ReactNode;
  /** The time of the deletion, who deleted the item, and until when it can be put back. */
  deletion: ReactNode;
  /** The effect of putting the item back, if that is more than that it is there again. */
  note?: ReactNode;
  action?: ReactNode;
}

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
