import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import type { FailedPart as FailedPartType, LazyPartOptions } from './failed-part.tsx';
import { texts } from './texts.ts';

/** Loads a script chunk. It may add a time limit and a report of errors, which has the name of the chunk. */
export type LoadChunk = <T>(chunk: string, load: () => Promise<T>) => Promise<T>;

const LoadChunkContext = createContext<LoadChunk>((_, load) => load());

/** Sets how the components of this library load their parts. Without this provider they only import them. */
export function LazyPartProvider({ load, children }: { load: LoadChunk; children: ReactNode }) {
  useEffect(() => {
    if (document.readyState === 'complete') void importFailedPart();
    else window.addEventListener('load', () => void importFailedPart(), { once: true });
  }, []);
  return <LoadChunkContext value={load}>{children}</LoadChunkContext>;
}

type Preload = (load: LoadChunk) => Promise<unknown>;

/** The scripts that are not loaded yet, in the order in which their screens loaded. */
const waiting = new Set<Preload>();
let onWaiting: () => void = () => undefined;

/** Lets the app load a script before a press needs it, while the page is idle. */
export function loadWhenIdle(load: Preload): void {
  waiting.add(load);
  onWaiting();
}

/** Calls a function whenever a script waits. @returns a function that ends this. */
export function watchWaitingParts(listener: () => void): () => void {
  onWaiting = listener;
  return () => {
    onWaiting = () => undefined;
  };
}

let FailedPart: typeof FailedPartType | undefined;

/** Loads what tells a failure, before the network can fail. Without it, a part that does not load says so in plain text. */
async function importFailedPart(): Promise<void> {
  try {
    ({ FailedPart } = await import('./failed-part.tsx'));
  } catch {
    window.addEventListener('online', () => void importFailedPart(), { once: true });
  }
}

/**
 * Loads one of the scripts that wait. One that fails waits again when the network is back.
 * @returns false if none waits.
 */
export async function loadNextPart(loadChunk: LoadChunk): Promise<boolean> {
  const [next] = waiting;
  if (!next) return false;
  waiting.delete(next);
  try {
    await next(loadChunk);
  } catch {
    window.addEventListener('online', () => loadWhenIdle(next), { once: true });
  }
  return true;
}

/** A part of a component, such as the list of a menu, with a script that loads when the user needs the part. */
export interface LazyPart<Props extends object> {
  /**
   * Shows its placeholder while its script loads. If the script does not load, the part says so in its place, and loads again when
   * the network is back, or at a press.
   */
  Component: ComponentType<Props>;
  /** Loads the script before the part is shown. Never rejects: it returns whether the script has loaded. */
  preload: (load: LoadChunk) => Promise<boolean>;
}

/** Creates a part that loads on demand. Error reports have the name of the chunk. */
export function lazyPart<Props extends object>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
  options: LazyPartOptions = {},
): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const loadPart = async (loadChunk: LoadChunk): Promise<ComponentType<Props>> => {
    try {
      return await loadChunk(chunk, async () => (loaded = await load()));
    } catch (error) {
      // The network may be back when the part is needed.
      loading = undefined;
      throw error;
    }
  };
  const loadOnce = (loadChunk: LoadChunk) => (loading ??= loadPart(loadChunk));
  loadWhenIdle(loadOnce);

  // Without Suspense, because React waits 300 ms between two fallbacks, and keeps a failure.
  function Component(props: Props) {
    const loadChunk = use(LoadChunkContext);
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => loaded);
    const [failures, setFailures] = useState(0);
    const [attempt, setAttempt] = useState(0);
    useLayoutEffect(() => {
      if (Part) return;
      loadOnce(loadChunk).then(
        (found) => setPart(() => found),
        () => setFailures(attempt + 1),
      );
    }, [Part, attempt, loadChunk]);
    const hasFailed = failures > attempt;
    useEffect(() => {
      if (!hasFailed) return undefined;
      const again = () => setAttempt(failures);
      window.addEventListener('online', again);
      return () => window.removeEventListener('online', again);
    }, [hasFailed, failures]);
    if (Part) return <Part {...props} />;
    if (failures === 0 || options.isExtra) return options.placeholder;
    return FailedPart ? (
      <FailedPart
        hasFailed={hasFailed}
        isRepeated={failures > 1}
        isOverlay={options.isOverlay}
        close={Reflect.get(props, 'onClose')}
        onRetry={() => setAttempt(failures)}
      />
    ) : (
      texts.title
    );
  }
  return {
    Component,
    preload: async (loadChunk) =>
      loadOnce(loadChunk).then(
        () => true,
        () => false,
      ),
  };
}

/** Returns a function that loads the script of a part before the part is shown. */
export function usePreload<Props extends object>(part: LazyPart<Props>): () => void {
  const loadChunk = use(LoadChunkContext);
  return () => void part.preload(loadChunk);
}

/** The handlers load the script of the part on intent: a pointer or a finger on the element, or the focus. */
export function useIntent<Props extends object>(part: LazyPart<Props>) {
  const preload = usePreload(part);
  return { onPointerEnter: preload, onFocus: preload };
}
