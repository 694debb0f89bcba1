import {
  type ComponentType,
  createContext,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useState,
} from 'react';

/** Loads a script chunk. It may add a time limit and a report of errors, which has the name of the chunk. */
export type LoadChunk = <T>(chunk: string, load: () => Promise<T>) => Promise<T>;

const LoadChunkContext = createContext<LoadChunk>((_, load) => load());

/** Sets how the components of this library load their parts. Without this provider they only import them. */
export function LazyPartProvider({ load, children }: { load: LoadChunk; children: ReactNode }) {
  return <LoadChunkContext value={load}>{children}</LoadChunkContext>;
}

/** A part of a component, such as the list of a menu, with a script that loads when the user needs the part. */
export interface LazyPart<Props extends object> {
  /** Shows nothing while its script loads, and throws the error of a script that does not load to the nearest error boundary. */
  Component: ComponentType<Props>;
  /** Loads the script before the part is shown. An error is ignored, and the part then tries again. */
  preload: (load: LoadChunk) => void;
}

/** Creates a part that loads on demand. Error reports have the name of the chunk. */
export function lazyPart<Props extends object>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = (loadChunk: LoadChunk): Promise<ComponentType<Props>> =>
    (loading ??= loadChunk(chunk, async () => {
      loaded = await load();
      return loaded;
    }));

  /** A loaded part renders without Suspense, because React waits 300 ms between two fallbacks. */
  function Part(props: Props) {
    const loadChunk = use(LoadChunkContext);
    const [part] = useState<ComponentType<Props>>(
      () => loaded ?? lazy(async () => ({ default: await loadOnce(loadChunk) })),
    );
    return createElement(part, props);
  }
  return {
    Component: (props) => (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ),
    preload: (loadChunk) => {
      loadOnce(loadChunk).catch(() => {
        loading = undefined;
      });
    },
  };
}

/** Returns a function that loads the script of a part before the part is shown. */
export function usePreload<Props extends object>(part: LazyPart<Props>): () => void {
  const loadChunk = use(LoadChunkContext);
  return () => part.preload(loadChunk);
}

/** The handlers load the script of the part on intent: a pointer or a finger on the element, or the focus. */
export function useIntent<Props extends object>(part: LazyPart<Props>) {
  const preload = usePreload(part);
  return { onPointerEnter: preload, onFocus: preload };
}
