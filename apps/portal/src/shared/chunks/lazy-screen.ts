import { type ComponentType, lazy } from 'react';
import { loadChunk } from './load-chunk.ts';

/** A screen that loads on demand, and can be loaded ahead of its first show. */
export interface LazyScreen {
  Component: ComponentType;
  preload: () => Promise<unknown>;
}

/**
 * @param chunk the name in the report of a failure.
 * @param load imports the module, and picks the screen from it.
 */
export function lazyScreen(chunk: string, load: () => Promise<ComponentType>): LazyScreen {
  let loading: Promise<ComponentType> | undefined;
  const loadOnce = () => (loading ??= loadChunk(chunk, load));
  return { Component: lazy(async () => ({ default: await loadOnce() })), preload: loadOnce };
}
