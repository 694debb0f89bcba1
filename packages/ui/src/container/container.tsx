import type { ReactNode } from 'react';
import styles from './container.module.css';

export interface ContainerProps {
  /** `page`: at most 1200 pixels; `text`: at most 70 characters a line; `form`: as wide as a form. */
  width?: 'page' | 'text' | 'form';
  children: ReactNode;
}

/** Keeps what is in it in the middle, at most so wide, and off the edges of the screen. */
export function Container({ width = 'page', children }: ContainerProps) {
  return (
    <div className={styles['container']} data-width={width}>
      {children}
    </div>
  );
}
