/**
 * Runs an action on the browser's storage and returns its result, or `otherwise` if the storage throws
 * because of private mode or a full storage.
 */
export function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/**
 * The storage engine of redux-persist, based on local storage. If the browser refuses local storage, nothing
 * is persisted and no error is thrown.
 */
export const localStore = {
  getItem: async (key: string): Promise<string | null> => attempt(() => localStorage.getItem(key), null),
  setItem: async (key: string, value: string): Promise<void> =>
    attempt(() => localStorage.setItem(key, value), undefined),
  removeItem: async (key: string): Promise<void> => attempt(() => localStorage.removeItem(key), undefined),
};
