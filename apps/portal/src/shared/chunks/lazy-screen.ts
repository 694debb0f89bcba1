import { type ComponentType, createElement, lazy, type ReactNode, useLayoutEffect, useState } from 'react';
import { useClientValue } from '../first-view/use-client-value.ts';
import { loadChunk } from './load-chunk.ts';

export interface LazyScreen<Props extends object = object> {
  Component: ComponentType<Props>;
  preload: () => Promise<unknown>;
  /**
   * Shows a placeholder until the script has loaded. It is faster than Suspense: React shows loaded content 300 ms after
   * a fallback at the earliest, in parts between frames. A screen that the server drew counts as loaded. Throws the error
   * of a script that does not load.
   */
  WhenLoaded: ComponentType<{ placeholder: ReactNode; children: ReactNode }>;
}

const isDrawn = () => true;
const isNotDrawn = () => false;

/**
 * @param chunk the name of the chunk in error reports.
 * @param load imports the module. The screen is its only export.
 */
export function lazyScreen<Props extends object = object>(
  chunk: string,
  load: () => Promise<Record<string, ComponentType<Props>>>,
): LazyScreen<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const loadScreen = async () => {
    try {
      return await loadChunk(chunk, async () => {
        [loaded] = Object.values(await load());
        if (!loaded) throw new Error(`The module of ${chunk} has no export.`);
        return loaded;
      });
    } catch (error) {
      // The connection may be back when the screen is opened.
      loading = undefined;
      window.addEventListener('online', renew, { once: true });
      throw error;
    }
  };
  const loadOnce = () => (loading ??= loadScreen());
  const createLazy = () => lazy(async () => ({ default: await loadOnce() }));
  let Lazy = createLazy();
  // A lazy component keeps its failure.
  const renew = () => {
    Lazy = createLazy();
  };

  /** A loaded screen renders without Suspense, because React waits 300 ms between two fallbacks. */
  function Component(props: Props) {
    const [screen] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(screen, props);
  }

  const WhenLoaded: LazyScreen['WhenLoaded'] = ({ placeholder, children }) => {
    const isOfServer = useClientValue(isNotDrawn, isDrawn);
    const [isLoaded, setLoaded] = useState(isOfServer || loaded !== undefined);
    useLayoutEffect(() => {
      if (isLoaded) return;
      loadOnce().then(
        () => setLoaded(true),
        // React passes an error of an update to the boundary around the component.
        (error: unknown) =>
          setLoaded(() => {
            throw error;
          }),
      );
    }, [isLoaded]);
    return isLoaded ? children : placeholder;
  };
  return { Component, preload: loadOnce, WhenLoaded };
}
