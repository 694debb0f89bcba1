/** The speeds of a connection on which what loads ahead would delay what was asked for (Network Information API). */
const SLOW = new Set<unknown>(['slow-2g', '2g']);

/**
 * Returns whether pages and parts may load before they are asked for: not for a user who asked the browser to save data, nor on a slow
 * connection. Not all browsers know either.
 */
export function mayLoadAhead(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return true;
  return Reflect.get(connection, 'saveData') !== true && !SLOW.has(Reflect.get(connection, 'effectiveType'));
}
