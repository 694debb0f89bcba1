import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './skeleton.module.css';
import { texts } from './texts.ts';

export interface SkeletonProps {
  /** Any length of CSS; a line of text by default. */
  width?: string;
  height?: string;
  shape?: 'line' | 'block' | 'round';
}

/** A placeholder for content that still loads, with the size of the content. */
export function Skeleton({ width = '100%', height = '1em', shape = 'line' }: SkeletonProps) {
  return <span aria-hidden className={styles['skeleton']} data-shape={shape} style={{ width, height }} />;
}

/** Holds skeletons: appears after 150 ms, not before, and says that it is busy. */
export function SkeletonGroup({ children, label = texts.busy }: { children: ReactNode; label?: string }) {
  return (
    <div aria-busy className={styles['group']}>
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      {children}
    </div>
  );
}
