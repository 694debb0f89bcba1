import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Returns a value that only the browser knows and that never changes. In a drawn page, until the browser takes it over,
 * it is the value that the page was drawn with.
 */
export function useClientValue<Value>(ofBrowser: () => Value, ofDrawnPage: () => Value): Value {
  return useSyncExternalStore(subscribe, ofBrowser, ofDrawnPage);
}
