import type { KeyboardEvent } from 'react';
import styles from './image-order.module.css';
import type { OrderedImage } from './ordered-image.ts';
import { texts } from './texts.ts';

export interface ImageAltProps {
  image: OrderedImage;
  /** The maximum length of the description, in characters. */
  maxLength: number | undefined;
  onAlt: (id: string, alt: string) => void;
}

/** The keys that the list or the form would take from the field. */
function keepKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Enter') event.preventDefault();
  if (event.key !== 'Tab' && event.key !== 'Escape') event.stopPropagation();
}

export function ImageAlt({ image: { id, name, alt = '' }, maxLength, onAlt }: ImageAltProps) {
  return (
    <textarea
      className={styles['alt']}
      aria-label={texts.altOf(name)}
      placeholder={texts.alt}
      rows={1}
      maxLength={maxLength}
      value={alt}
      onChange={({ target }) => onAlt(id, target.value.replaceAll(/(?<!\s)\s*\n\s*/gu, ' '))}
      onKeyDown={keepKeys}
      // A drag inside the field selects text, and does not move the photo.
      draggable
      onDragStart={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
