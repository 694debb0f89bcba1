import { mdiCheck, mdiClose, mdiImageOutline, mdiTimerSand } from '@mdi/js';
import { formatByteSize } from '@mijn/domain/formats';
import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { ImageStatus } from '../image-order/image-status.tsx';
import type { OrderedImage } from '../image-order/ordered-image.ts';
import { useKeepFocus } from '../keep-focus/keep-focus.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './photo-tiles.module.css';
import { texts } from './texts.ts';

export interface TilePhoto extends OrderedImage {
  /** The size of the file, in bytes. Undefined if it is not known. */
  byteSize?: number | undefined;
}

interface PhotoTileProps {
  photo: TilePhoto;
  /** The place of the photo in the list, from 1. */
  number: number;
  altMaxLength: number | undefined;
  onAlt: (id: string, alt: string) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

function TileState({ photo: { upload, byteSize }, number }: Pick<PhotoTileProps, 'photo' | 'number'>) {
  if (upload === undefined)
    return (
      <span className={styles['mark']}>
        <Icon path={mdiCheck} />
        {texts.added}
      </span>
    );
  if (upload.status === 'failed') return null;
  if (upload.status === 'waiting')
    return (
      <span className={styles['mark']}>
        <Icon path={mdiTimerSand} />
        {upload.reason}
      </span>
    );
  const { progress } = upload;
  const figure = texts.share(progress, byteSize === undefined ? undefined : formatByteSize(byteSize));
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `progress` shows no text inside
      role="progressbar"
      aria-label={texts.progress(number)}
      aria-valuenow={progress}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={figure}
      className={styles['progress']}
    >
      {figure}
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width={progress} height="6" />
      </svg>
    </span>
  );
}

export function PhotoTile({ photo, number, altMaxLength, onAlt, onRemove, onRetry }: PhotoTileProps) {
  const removeRef = useKeepFocus('row');
  const altId = useId();
  const { id, src, alt = '', upload } = photo;
  const isFailed = upload?.status === 'failed';
  const isUnderWay = upload?.status === 'uploading';
  return (
    <li className={styles['tile']} data-upload={upload?.status}>
      <div className={styles['frame']}>
        {src === undefined ? <Icon path={mdiImageOutline} size="large" /> : <img src={src} alt="" />}
        <button
          ref={removeRef}
          type="button"
          className={styles['remove']}
          aria-label={(isUnderWay ? texts.cancel : texts.remove)(number)}
          onClick={() => onRemove(id)}
        >
          <Icon path={mdiClose} />
        </button>
        <TileState photo={photo} number={number} />
      </div>
      {isFailed ? (
        <ImageStatus image={photo} onRetry={onRetry} onRemove={onRemove} />
      ) : (
        <div className={styles['alt']}>
          <label htmlFor={altId}>
            <VisuallyHidden>{texts.altOf(number)} </VisuallyHidden>
            {texts.alt}
          </label>
          <textarea
            id={altId}
            rows={1}
            placeholder={texts.altHelp}
            maxLength={altMaxLength}
            value={alt}
            onChange={({ target }) => onAlt(id, target.value.replaceAll(/(?<!\s)\s*\n\s*/gu, ' '))}
          />
        </div>
      )}
    </li>
  );
}
