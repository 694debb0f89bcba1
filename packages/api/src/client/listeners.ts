interface Listeners<Args extends readonly unknown[]> {
  /** Calls a listener for every event, until the returned function is called. */
  subscribe: (listener: (...args: Args) => void) => () => void;
  /** Calls all listeners. What one throws is reported as an uncaught error, so that it hides no failure of a call. */
  notify: (...args: Args) => void;
}

export function createListeners<Args extends readonly unknown[]>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (...args) => {
      for (const listener of listeners) {
        try {
          listener(...args);
        } catch (fault) {
          queueMicrotask(() => {
            throw fault;
          });
        }
      }
    },
  };
}
