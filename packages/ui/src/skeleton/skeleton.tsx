import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './skeleton.module.css';
import { texts } from './texts.ts';

export interface SkeletonProps {
  /** Any CSS length. The default size is a line of text. */
  width?: string;
  height?: string;
  shape?: 'line' | 'block' | 'round';
}

/** Shows a placeholder with the size of the content that loads. */
export function Skeleton({ width = '100%', height = '1em', shape = 'line' }: SkeletonProps) {
  return <span aria-hidden className={styles['skeleton']} data-shape={shape} style={{ width, height }} />;
}

/** Shows placeholders after 150 ms, so that fast content loads without placeholders. Screen readers read that the content loads. */
export function SkeletonGroup({ children, label = texts.busy }: { children: ReactNode; label?: string }) {
  return (
    <div aria-busy data-skeleton className={styles['group']}>
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      {children}
    </div>
  );
}
