import { type ComponentType, lazy } from 'react';
import { loadChunk } from './load-chunk.ts';

/** Returns a component that loads after the page, and that the page can do without: if it does not load, it is empty. */
export const lazyExtra = <Props extends object>(chunk: string, load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await loadChunk(chunk, load) };
    } catch {
      return { default: () => null };
    }
  });
