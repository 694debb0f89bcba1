/** Returns the result of an action on the browser's storage, or `otherwise` if it throws in private mode or when it is full. */
export function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** The storage of redux-persist. If the browser refuses local storage, nothing is persisted and no error is thrown. */
export const localStore = {
  getItem: async (key: string): Promise<string | null> => attempt(() => localStorage.getItem(key), null),
  setItem: async (key: string, value: string): Promise<void> =>
    attempt(() => localStorage.setItem(key, value), undefined),
  removeItem: async (key: string): Promise<void> => attempt(() => localStorage.removeItem(key), undefined),
};
