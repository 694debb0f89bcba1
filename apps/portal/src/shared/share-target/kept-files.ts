import { SHARED_FILES_MAX, SHARED_FILES_MS } from '@mijn/domain/limits';

/** The service worker keeps shared files in this cache until a page takes them. */
const CACHE = 'shared-files';
const NAME_HEADER = 'x-name';
const TIME_HEADER = 'x-kept-at';

/** The part of a Cache Storage that shared files need. */
export interface FileCaches extends Pick<CacheStorage, 'has' | 'delete'> {
  open: (name: string) => Promise<FileCache>;
}

type FileCache = Pick<Cache, 'put' | 'match' | 'keys'>;

/** Keeps the files of a share in place of earlier ones. More files than the portal takes are left out. */
export async function keepFiles(files: readonly File[], caches: FileCaches, now: number): Promise<void> {
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  for (const [place, file] of files.slice(0, SHARED_FILES_MAX).entries()) {
    const headers = {
      'content-type': file.type,
      // A header has no letters outside of Latin 1.
      [NAME_HEADER]: encodeURIComponent(file.name),
      [TIME_HEADER]: String(now),
    };
    await cache.put(`/shared-files/${place}`, new Response(file, { headers }));
  }
}

const isOld = ({ headers }: Response, now: number): boolean =>
  now - Number(headers.get(TIME_HEADER)) > SHARED_FILES_MS;

async function readFiles(cache: FileCache): Promise<Response[]> {
  const found = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (response) found.push(response);
  }
  return found;
}

/** Returns the kept files in the order of the share, and deletes them. Files that are too old are not returned. */
export async function takeFiles(caches: FileCaches, now: number): Promise<File[]> {
  if (!(await caches.has(CACHE))) return [];
  const responses = await readFiles(await caches.open(CACHE));
  const files = responses
    .filter((response) => !isOld(response, now))
    .map(async (response) => {
      const name = decodeURIComponent(response.headers.get(NAME_HEADER) ?? '');
      const blob = await response.blob();
      return new File([blob], name, { type: response.headers.get('content-type') ?? '' });
    });
  const taken = await Promise.all(files);
  await caches.delete(CACHE);
  return taken;
}

/** Deletes the kept files if no page took them in time. */
export async function deleteOldFiles(caches: FileCaches, now: number): Promise<void> {
  if (!(await caches.has(CACHE))) return;
  const responses = await readFiles(await caches.open(CACHE));
  if (responses.every((response) => isOld(response, now))) await caches.delete(CACHE);
}

export const deleteFiles = (caches: FileCaches): Promise<boolean> => caches.delete(CACHE);
