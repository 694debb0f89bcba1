import { isInOverview } from '@mijn/ui/storybook/steps/steps';

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
 * Gives a screen in a frame a storage of its own, because the sessions of the page with all screens would log each other
 * out.
 */
export function isolateInFrame(): void {
  if (!isInOverview) return;
  Object.defineProperty(window, 'localStorage', { value: createStorage() });
  Reflect.deleteProperty(window, 'BroadcastChannel');
}
