import { isInOverview } from '@mijn/ui/storybook/steps/steps';

/** Returns a storage that ends with the page. */
function createStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => entries.delete(key),
    setItem: (key, value) => entries.set(key, value),
  };
}

/**
 * Gives a screen in a frame a storage of its own, and no other tabs. The page with all screens shows many
 * sessions at the same time, and these would log each other out.
 */
export function isolateInFrame(): void {
  if (!isInOverview) return;
  Object.defineProperty(window, 'localStorage', { value: createStorage() });
  Reflect.deleteProperty(window, 'BroadcastChannel');
}
