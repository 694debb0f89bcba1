import { isStoreUnavailable, StoreUnavailable } from '../../platform/config/store-unavailable.ts';
import type { Store } from './store.ts';

/** The number of failures in a row after which calls are refused at once. */
const FAILURES_MAX = 3;

/** The time in milliseconds until one call asks the store again. */
const REFUSED_MS = 10_000;

interface BreakerOptions {
  /** Monotonic milliseconds. */
  now?: () => number;
  onFailure?: () => void;
}

/**
 * Refuses calls for ten seconds after three failures in a row, so that nobody waits for the time-outs of a store that hangs.
 * Then one call asks the store, and the others are refused until it has responded. Every method @throws StoreUnavailable.
 */
export function withBreaker(
  store: Store,
  { now = () => performance.now(), onFailure }: BreakerOptions = {},
): Store {
  let failures = 0;
  let refusedUntil = 0;

  const begin = (): void => {
    if (failures < FAILURES_MAX) return;
    if (now() < refusedUntil) throw new StoreUnavailable();
    // The call that comes first asks the store. Its time-out is shorter than this time.
    refusedUntil = now() + REFUSED_MS;
  };
  const succeed = (): void => {
    failures = 0;
  };
  const fail = (error: unknown): void => {
    if (!isStoreUnavailable(error)) return;
    failures += 1;
    refusedUntil = now() + REFUSED_MS;
    onFailure?.();
  };
  /** Any other error is a response of the store. */
  const note = (error: unknown): void => (isStoreUnavailable(error) ? fail(error) : succeed());
  const guard = async <T>(call: () => Promise<T>): Promise<T> => {
    begin();
    try {
      const result = await call();
      succeed();
      return result;
    } catch (error) {
      note(error);
      throw error;
    }
  };

  return {
    put: (key, localPath) => guard(() => store.put(key, localPath)),
    has: (key) => guard(() => store.has(key)),
    sizeOf: (key) => guard(() => store.sizeOf(key)),
    read: async (key, range) => {
      begin();
      try {
        const body = await store.read(key, range);
        // The store responds again, but may stall in the transfer. Then the next failure refuses all calls.
        failures = Math.min(failures, FAILURES_MAX - 1);
        return body.once('end', succeed).once('error', fail);
      } catch (error) {
        note(error);
        throw error;
      }
    },
    list: async function* list(prefix) {
      begin();
      try {
        yield* store.list(prefix);
        succeed();
      } catch (error) {
        note(error);
        throw error;
      }
    },
    remove: (key) => guard(() => store.remove(key)),
  };
}
