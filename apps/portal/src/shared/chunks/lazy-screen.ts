import { type ComponentType, createElement, lazy, useState } from 'react';
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
  let loaded: ComponentType | undefined;
  const loadOnce = () =>
    (loading ??= loadChunk(chunk, async () => {
      loaded = await load();
      return loaded;
    }));
  const Lazy = lazy(async () => ({ default: await loadOnce() }));

  /** What is here already shows at once: to suspend for it would cost React's 300 ms between two fallbacks. */
  function Component() {
    const [screen] = useState<ComponentType>(() => loaded ?? Lazy);
    return createElement(screen);
  }
  return { Component, preload: loadOnce };
}
