import { useState } from 'react';
import styles from './item-grid.module.css';

/** The cover of a story: a photo, the first page of a document, or a quote from its text. */
export type Cover =
  | { kind: 'photo' | 'page'; src: string | undefined }
  | { kind: 'quote'; text: string; tone: 'attention' | 'brand' };

/** A drawing of a page, for a document or photo whose picture does not load. */
function Page() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true">
      <rect x="46" y="34" width="38" height="9" rx="4" className={styles['title']} />
      <path d="M48 58h62M48 72h62M48 86h62" className={styles['lines']} />
    </svg>
  );
}

export function ItemCover({ cover }: { cover: Cover }) {
  const [failed, setFailed] = useState<string>();
  if (cover.kind === 'quote')
    return (
      <span className={styles['cover']} data-kind="quote" data-tone={cover.tone}>
        <span>{cover.text}</span>
      </span>
    );
  const { kind, src } = cover;
  return (
    <span className={styles['cover']} data-kind={kind}>
      {src === undefined || src === failed ? (
        <Page />
      ) : (
        <img src={src} alt="" decoding="async" onError={() => setFailed(src)} />
      )}
    </span>
  );
}
