/** The delay in milliseconds after which a browser without idle callbacks, such as Safari, counts as idle. */
const QUIET_MS = 1000;

/** Calls a function when the browser is idle. Returns a function that cancels that. */
export function whenIdle(call: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, QUIET_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(call);
  return () => window.cancelIdleCallback(handle);
}
