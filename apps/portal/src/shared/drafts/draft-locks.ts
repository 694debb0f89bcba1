interface HeldLock {
  /** Releases the lock. Undefined until the browser has granted it. */
  release?: () => void;
  users: Set<() => void>;
}

const held = new Map<string, HeldLock>();
/** The requests for locks that are under way. A second one for the same draft follows the first. */
const requests = new Map<string, Promise<unknown>>();
const taken = new Set<string>();

/** The locks of the browser. Undefined on a server, and on a page without HTTPS. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks;

export const isTaken = (key: string): boolean => taken.has(key);

function releaser(key: string, lock: HeldLock, onTaken: () => void): () => void {
  lock.users.add(onTaken);
  taken.delete(key);
  return () => {
    lock.users.delete(onTaken);
    // The next form of this page with the same draft is mounted before the timer, and keeps the lock.
    setTimeout(() => {
      if (lock.users.size > 0 || held.get(key) !== lock) return;
      held.delete(key);
      lock.release?.();
    });
  };
}

async function requestLock(
  key: string,
  options: LockOptions,
  onTaken: () => void,
): Promise<(() => void) | undefined> {
  const manager = locks();
  const lock: HeldLock = { users: new Set() };
  if (!manager) {
    held.set(key, lock);
    return releaser(key, lock, onTaken);
  }
  return new Promise((resolve) => {
    const request = manager.request(key, options, (granted) => {
      if (!granted) {
        resolve(undefined);
        return undefined;
      }
      held.set(key, lock);
      resolve(releaser(key, lock, onTaken));
      return new Promise<void>((release) => {
        lock.release = release;
      });
    });
    // Rejects when another tab takes the lock, and when the wait for it is aborted.
    request.catch(() => {
      resolve(undefined);
      if (held.get(key) !== lock) return;
      held.delete(key);
      taken.add(key);
      for (const user of lock.users) user();
    });
  });
}

/**
 * Locks a draft, so that no other tab writes it. The browser releases the lock when the page is closed or reloaded.
 * @param onTaken called when another tab takes the draft.
 * @returns the function that releases the draft, or undefined if another tab has it.
 */
export async function lockDraft(
  key: string,
  options: LockOptions,
  onTaken: () => void,
): Promise<(() => void) | undefined> {
  await requests.get(key);
  const known = held.get(key);
  if (known) return releaser(key, known, onTaken);
  const request = requestLock(key, options, onTaken);
  requests.set(key, request);
  return request.finally(() => requests.get(key) === request && requests.delete(key));
}
