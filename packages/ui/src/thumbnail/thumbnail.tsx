import { useState } from 'react';
import { settledState } from '../picture/settled-state.ts';
import styles from './thumbnail.module.css';

export interface ThumbnailProps {
  /** The URL of a picture of the first page. Without a URL a drawing of the file type is shown. */
  src?: string | undefined;
  extension: string;
}

const kinds: Record<string, 'sheet' | 'picture'> = {
  xlsx: 'sheet',
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
};

function Drawing({ kind }: { kind: 'text' | 'sheet' | 'picture' }) {
  if (kind === 'picture')
    return (
      <>
        <circle cx="36" cy="21" r="5" className={styles['title']} />
        <path d="M8 52l12-18 9 12 5-6 10 12z" className={styles['line']} />
      </>
    );
  if (kind === 'sheet')
    return (
      <>
        <rect x="8" y="12" width="36" height="6" className={styles['title']} />
        <path d="M8 26h36M8 36h36M8 46h36M20 18v36M32 18v36" className={styles['grid']} />
      </>
    );
  return (
    <>
      <rect x="8" y="10" width="20" height="4" rx="2" className={styles['title']} />
      <path d="M10 22h32M10 32h32M10 42h32M10 52h18" className={styles['stroke']} />
    </>
  );
}

/**
 * Shows a small picture of a document's first page, or a drawing of the file type if the
 * picture does not load. Screen readers skip it.
 */
export function Thumbnail({ src, extension }: ThumbnailProps) {
  const [failed, setFailed] = useState<string>();
  if (src !== undefined && src !== failed)
    return (
      <img
        className={styles['thumbnail']}
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        ref={(img) => {
          if (settledState(img) === 'broken') setFailed(src);
        }}
        onError={() => setFailed(src)}
      />
    );
  const kind = kinds[extension.toLowerCase()] ?? 'text';
  return (
    <svg className={styles['thumbnail']} data-kind={kind} viewBox="0 0 52 68" aria-hidden="true">
      <Drawing kind={kind} />
    </svg>
  );
}
