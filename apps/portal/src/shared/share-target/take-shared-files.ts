import { deleteFiles, ownerOfFiles, takeFiles } from './kept-files.ts';

/** Returns the result of an action on the shared files, or `otherwise` in a browser without a cache, such as in a private window. */
async function onFiles<T>(action: (all: CacheStorage) => Promise<T>, otherwise: T): Promise<T> {
  if (!('caches' in globalThis)) return otherwise;
  return action(caches).catch(() => otherwise);
}

/** Returns the id of the member who was signed in when the files were shared, and '' if nobody was. Undefined without files. */
export const findOwnerOfShared = () => onFiles((all) => ownerOfFiles(all, Date.now()), undefined);

/**
 * Returns the photos and videos that were shared with the portal, such as from the gallery of a phone, once: a second call
 * returns none.
 */
export const takeSharedFiles = () => onFiles<File[]>((all) => takeFiles(all, Date.now()), []);

export const deleteSharedFiles = () => onFiles(deleteFiles, false);
