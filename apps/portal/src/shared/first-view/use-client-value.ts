import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Returns a value that only the browser knows, and that never changes while the page is open. On the server, and while the
 * browser continues with a page that the server drew, it is the value that the page was drawn with.
 */
export function useClientValue<Value>(ofBrowser: () => Value, ofDrawnPage: () => Value): Value {
  return useSyncExternalStore(subscribe, ofBrowser, ofDrawnPage);
}
