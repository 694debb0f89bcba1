import type { ReactNode } from 'react';
import styles from './container.module.css';

export interface ContainerProps {
  /**
   * The maximum width. `page` is 1200 pixels, `text` is 70 characters
   * per line, `form` is the width of a form.
   */
  width?: 'page' | 'text' | 'form';
  children: ReactNode;
}

/** Centres its content, limits the width of the content, and keeps a margin at the edges of the screen. */
export function Container({ width = 'page', children }: ContainerProps) {
  return (
    <div className={styles['container']} data-width={width}>
      {children}
    </div>
  );
}
