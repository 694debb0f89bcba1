/** Keeps the private keys of secret ballots by their public keys. */
export interface KeyStore {
  put: (publicKey: string, key: CryptoKey) => Promise<void>;
  get: (publicKey: string) => Promise<CryptoKey | undefined>;
  delete: (publicKey: string) => Promise<void>;
}

const DATABASE = 'mijn-secret-ballots';
const KEYS = 'keys';

/** Resolves with the result of a request. */
const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The request failed.')));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(KEYS));
  return resultOf(request);
}

async function withKeys<Result>(
  mode: IDBTransactionMode,
  work: (keys: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    const transaction = database.transaction(KEYS, mode);
    const isDone = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('Nothing was kept.')),
      );
    });
    // A request that succeeded is kept only once its transaction is complete.
    const [result] = await Promise.all([resultOf(work(transaction.objectStore(KEYS))), isDone]);
    return result;
  } finally {
    database.close();
  }
}

/**
 * Keeps keys in the storage of this browser, so that they outlive a reload and a restart. The key itself never becomes text: the
 * browser stores it as it is.
 */
export const browserKeys: KeyStore = {
  put: async (publicKey, key) => {
    await withKeys('readwrite', (keys) => keys.put(key, publicKey));
  },
  get: async (publicKey) => {
    const found: unknown = await withKeys('readonly', (keys) => keys.get(publicKey));
    return found instanceof CryptoKey ? found : undefined;
  },
  delete: (publicKey) => withKeys('readwrite', (keys) => keys.delete(publicKey)),
};
