interface Reading extends PromiseLike<unknown> {
  abort: () => void;
}

/**
 * Reads again, after a change was confirmed, what is being read: the response may be from before the change, and would replace that of the change in the cache.
 * @param reading what is on its way, such as after the connection came back; undefined if nothing is.
 */
export async function readAgain(reading: Reading | undefined, read: () => unknown): Promise<void> {
  if (!reading) return;
  reading.abort();
  await reading;
  read();
}

/** The options of a read that takes no cached response, and that no screen waits for. */
export const ANEW = { forceRefetch: true, subscribe: false } as const;
