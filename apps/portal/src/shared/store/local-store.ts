/** Does something with the storage of the browser, which may refuse (private mode, full). */
export function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** Local storage as redux-persist wants it. A browser that refuses it only forgets. */
export const localStore = {
  getItem: async (key: string): Promise<string | null> => attempt(() => localStorage.getItem(key), null),
  setItem: async (key: string, value: string): Promise<void> =>
    attempt(() => localStorage.setItem(key, value), undefined),
  removeItem: async (key: string): Promise<void> => attempt(() => localStorage.removeItem(key), undefined),
};
