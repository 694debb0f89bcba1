import { errorCode, StartFault } from '../../platform/config/errors.ts';
import { isStoreFull } from '../../platform/config/store-full.ts';
import { storeStatusOf, StoreUnavailable } from '../../platform/config/store-unavailable.ts';
import type { Files } from './files.ts';
import { contentKey, FileMissing, type Store, type StoredBytes } from './store.ts';

/** The client of the store tries a refused call without a body again by itself. */
const ATTEMPTS_MAX = 3;

/** A store counts as away when so many files fail one after another. */
export const FAILED_IN_A_ROW_MAX = 20;

const REASON_LENGTH_MAX = 200;

/** The store failed again and again, in one line for the operator. */
export class StoreFault extends StartFault {}

/** Returns one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof StoreUnavailable && error.cause !== undefined) return reasonOf(error.cause);
  if (!(error instanceof Error)) return 'unknown';
  const text = error.message === '' ? (errorCode(error) ?? error.name) : error.message;
  const line = (text.split('\n')[0] ?? '').replace(/(?<![.\s])[.\s]+$/u, '').slice(0, REASON_LENGTH_MAX);
  const status = storeStatusOf(error);
  // The response of a store may say nothing but its status.
  return status === undefined ? line : `${line} (HTTP status ${status})`;
}

/** Tries again after an error of the store. @throws FileMissing, StoreFull, or StoreFault with the key. */
export async function patiently<T>(key: string, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (isStoreFull(error) || error instanceof FileMissing || error instanceof StoreFault) throw error;
      if (attempt < ATTEMPTS_MAX) continue;
      throw new StoreFault(`The file store failed ${ATTEMPTS_MAX} times at ${key}: ${reasonOf(error)}.`);
    }
  }
}

/** @throws StoreFault */
export async function* listPatiently(
  store: Pick<Store, 'list'>,
  prefix: string,
): AsyncGenerator<StoredBytes> {
  try {
    yield* store.list(prefix);
  } catch (error) {
    throw new StoreFault(`The file store failed to list ${prefix}: ${reasonOf(error)}.`);
  }
}

/** A store for commands. What it reads may still fail half-way. */
export function createPatientStore(store: Store): Store {
  return {
    put: async (key, localPath) => patiently(key, async () => store.put(key, localPath)),
    has: async (key) => patiently(key, async () => store.has(key)),
    sizeOf: async (key) => patiently(key, async () => store.sizeOf(key)),
    read: async (key, range) => patiently(key, async () => store.read(key, range)),
    remove: async (key) => patiently(key, async () => store.remove(key)),
    list: (prefix) => listPatiently(store, prefix),
  };
}

/** A received file stays until the store has it, so that it can be sent again. */
export function createPatientFiles(files: Files): Files {
  const store = createPatientStore(files);
  return {
    ...files,
    ...store,
    receive: async (source, limit, name) => {
      const received = await files.receive(source, limit, name);
      return {
        ...received,
        keep: async (key = contentKey(received.hash)) => {
          try {
            if (!(await store.has(key))) await store.put(key, received.path);
          } finally {
            await received.discard();
          }
        },
      };
    },
  };
}
