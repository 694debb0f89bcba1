import { useState } from 'react';
import { Alert } from '../alert/alert.tsx';
import styles from './picture.module.css';
import { texts } from './texts.ts';

export interface PictureProps {
  src: string;
  /** What is on it, or what it is called. */
  alt: string;
}

/** A picture as large as its place allows, never larger than it is. */
export function Picture({ src, alt }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  if (broken === src) return <Alert tone="danger">{texts.failed}</Alert>;
  return <img className={styles['picture']} src={src} alt={alt} onError={() => setBroken(src)} />;
}
