import { useState } from 'react';
import { Alert } from '../alert/alert.tsx';
import styles from './picture.module.css';
import { settledState } from './settled-state.ts';
import { texts } from './texts.ts';

export interface PictureProps {
  src: string;
  /** The alternative text: a description or the name of the picture. */
  alt: string;
}

/** Shows a picture as large as the container allows, but never larger than its own size. */
export function Picture({ src, alt }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  if (broken === src) return <Alert tone="danger">{texts.failed}</Alert>;
  return (
    <img
      className={styles['picture']}
      src={src}
      alt={alt}
      ref={(img) => {
        if (settledState(img) === 'broken') setBroken(src);
      }}
      onError={() => setBroken(src)}
    />
  );
}
