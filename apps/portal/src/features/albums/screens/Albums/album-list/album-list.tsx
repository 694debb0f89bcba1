import type { ReactNode } from 'react';
import { FactLine } from '@mijn/ui/fact-line';
import { Link } from '@mijn/ui/link';
import { PhotoPicture } from '@mijn/ui/photo-picture';
import type { Photo } from '@mijn/ui/photo-grid';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import styles from './album-list.module.css';
import { texts } from './texts.ts';

export interface AlbumListProps {
  label: string;
  children: ReactNode;
}

/** Shows photo albums as piles of photos. */
export function AlbumList({ label, children }: AlbumListProps) {
  return (
    <ul aria-label={label} className={styles['albums']}>
      {children}
    </ul>
  );
}

export interface AlbumCardProps {
  name: string;
  href: string;
  /** The photo on top of the pile. Null for an album without photos that can be shown. */
  cover: Photo | null;
  /** The facts below the name, such as "12 foto's" and "14-11-2026". */
  facts: readonly string[];
  /** Whether the album is new to the member. */
  isNew?: boolean;
}

export function AlbumCard({ name, href, cover, facts, isNew = false }: AlbumCardProps) {
  return (
    <li className={styles['album']}>
      <span className={styles['pile']}>{cover ? <PhotoPicture photo={cover} alt="" /> : <EmptyCover />}</span>
      <strong className={styles['name']}>
        <Link href={href}>{name}</Link>
      </strong>
      <span className={styles['facts']}>
        <FactLine>
          {facts}
          {isNew && <span className={styles['new']}>{texts.isNew}</span>}
        </FactLine>
      </span>
    </li>
  );
}

function EmptyCover() {
  return (
    <span className={styles['empty']}>
      <svg viewBox="0 0 112 84" aria-hidden="true">
        <path d="M24 66l16-18 12 13 8-8 24 21M66 40a6 6 0 1 0 0-12 6 6 0 0 0 0 12Z" />
      </svg>
    </span>
  );
}

export interface AlbumListSkeletonProps {
  count?: number;
}

export function AlbumListSkeleton({ count = 6 }: AlbumListSkeletonProps) {
  return (
    <SkeletonGroup label={texts.loading}>
      <div className={styles['albums']}>
        {Array.from({ length: count }, (_, card) => (
          <div key={card} className={styles['album']}>
            <span className={styles['pile']}>
              <span className={styles['empty']}>
                <Skeleton shape="block" height="100%" />
              </span>
            </span>
            <span className={styles['name']}>
              <Skeleton width={`${9 + ((card * 5) % 6)}ch`} height="1lh" />
            </span>
            <span className={styles['facts']}>
              <Skeleton width="14ch" height="1lh" />
            </span>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
