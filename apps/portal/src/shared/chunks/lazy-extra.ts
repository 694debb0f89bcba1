import { type ComponentType, lazy } from 'react';
import { loadChunk } from './load-chunk.ts';

/** Returns a component that is empty if it does not load, because the page can do without it. */
export const lazyExtra = <Props extends object>(chunk: string, load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await loadChunk(chunk, load) };
    } catch {
      return { default: () => null };
    }
  });
