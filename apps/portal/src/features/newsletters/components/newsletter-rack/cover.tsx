import { useState } from 'react';
import { settledState } from '@mijn/ui/settled-state';
import styles from './newsletter-rack.module.css';

const LOOKS = 4;

/** Returns a look for a subject, so that adjacent drawn covers usually differ and each stays as it is. */
const lookOf = (subject: string): number =>
  Array.from(subject).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % LOOKS;

export interface CoverProps {
  /** The URL of a picture of the first page. Without a URL, or until it has loaded, a drawn cover is shown. */
  src?: string | undefined;
  subject: string;
  /** The name above the subject on a drawn cover. */
  sender: string;
}

/** Shows the cover of a newsletter. Screen readers skip it, because the subject stands beside it. */
export function Cover({ src, subject, sender }: CoverProps) {
  const [shown, setShown] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const hasPicture = src !== undefined && src !== failed;
  return (
    <span className={styles['cover']} data-look={lookOf(subject)} aria-hidden>
      <span className={styles['drawing']}>
        <em>{sender}</em>
        <b>{subject}</b>
        <span className={styles['art']} />
        <span className={styles['lines']} />
      </span>
      {hasPicture && (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          data-shown={shown === src || undefined}
          ref={(img) => {
            const state = settledState(img);
            if (state === 'shown') setShown(src);
            if (state === 'broken') setFailed(src);
          }}
          onLoad={() => setShown(src)}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
