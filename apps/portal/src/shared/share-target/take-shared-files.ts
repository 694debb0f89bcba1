import { takeFiles } from './kept-files.ts';

/**
 * Returns the photos and videos that the member shared with the portal, such as from the gallery of a phone, once: a second
 * call returns none. Returns none in a browser without a cache, such as in a private window.
 */
export async function takeSharedFiles(): Promise<File[]> {
  if (!('caches' in globalThis)) return [];
  return takeFiles(caches, Date.now()).catch(() => []);
}
