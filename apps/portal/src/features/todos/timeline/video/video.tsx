import { formatByteSize } from '@mijn/domain/formats';
import { useState } from 'react';
import { texts } from './texts.ts';
import styles from './video.module.css';

/** Begins a video at 0.1 seconds, because phones show no picture of a video that begins at 0 until it plays. */
const BEGIN = '#t=0.1';

export interface VideoProps {
  /** The name of the player for screen readers, such as "Filmpje van Anna de Vries". */
  label: string;
  src: string;
  /** The name of the file. */
  name: string;
  byteSize: number;
  /** The URL that saves the file, for a browser that cannot play it. */
  downloadHref: string;
}

/** Plays a video, with a link that saves it. A video is not converted, so that not every browser plays it. */
export function Video({ label, src, name, byteSize, downloadHref }: VideoProps) {
  const [isUnplayable, setUnplayable] = useState(false);
  return (
    <div className={styles['frame']}>
      {isUnplayable ? (
        <output className={styles['unplayable']}>{texts.unplayable}</output>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody writes captions for what a member films
        <video
          aria-label={label}
          src={`${src}${BEGIN}`}
          controls
          playsInline
          preload="metadata"
          className={styles['player']}
          onError={() => setUnplayable(true)}
        />
      )}
      <p className={styles['facts']}>
        <a href={downloadHref} download aria-label={texts.saveOf(name)}>
          {texts.save}
        </a>{' '}
        {formatByteSize(byteSize)}
      </p>
    </div>
  );
}
