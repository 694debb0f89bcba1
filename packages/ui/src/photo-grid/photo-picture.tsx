import { mdiImageBrokenVariant, mdiImageOutline } from '@mdi/js';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { settledState } from '../picture/settled-state.ts';
import styles from './photo-grid.module.css';
import type { Photo } from './photo.ts';
import { texts } from './texts.ts';

/** The value of the `sizes` attribute: the width at which a photo is shown. */
const SIZES = '(width <= 520px) 50vw, (width <= 1000px) 33vw, 300px';

function behind(placeholder: Photo['placeholder']) {
  if (!placeholder) return undefined;
  return 'image' in placeholder
    ? { backgroundImage: `url("${placeholder.image}")` }
    : { backgroundColor: placeholder.colour };
}

export interface PhotoPictureProps {
  photo: Photo;
  /** The alternative text. It is empty if the button around the photo already has the description. */
  alt: string;
}

function Note({ icon, children }: { icon: string; children: string }) {
  return (
    <span className={styles['frame']} data-broken>
      <Icon path={icon} size="large" />
      <span>{children}</span>
    </span>
  );
}

/** Shows a photo in its frame. The frame first shows a placeholder, then the photo, or a message if the photo cannot be shown. */
export function PhotoPicture({ photo, alt }: PhotoPictureProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  const { src, srcSet, width, height, placeholder } = photo;
  if (photo.note !== undefined) return <Note icon={mdiImageOutline}>{photo.note}</Note>;
  if (state === 'broken') return <Note icon={mdiImageBrokenVariant}>{texts.broken}</Note>;
  return (
    <span className={styles['frame']}>
      <span className={styles['placeholder']} style={behind(placeholder)} aria-hidden />
      <img
        src={src}
        {...(srcSet === undefined ? {} : { srcSet, sizes: SIZES })}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        data-shown={state === 'shown' || undefined}
        ref={(img) => setState((earlier) => settledState(img) ?? earlier)}
        onLoad={() => setState('shown')}
        onError={() => setState('broken')}
      />
    </span>
  );
}
