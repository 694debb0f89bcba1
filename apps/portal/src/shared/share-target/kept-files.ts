import { SHARED_FILES_MAX, SHARED_FILES_MS } from '@mijn/domain/limits';

/** The service worker keeps shared files in this cache until a page takes them. */
const CACHE = 'shared-files';
const NAME_HEADER = 'x-name';
const TIME_HEADER = 'x-kept-at';
const OWNER_HEADER = 'x-member';

/** The page keeps the member of the device in this cache, because the service worker does not know the session. */
const MEMBER_CACHE = 'member';
const MEMBER_URL = '/member';

/** Keeps the id of the member who is signed in on this device, to whom files that are shared from now on belong. */
export async function keepMember(caches: FileCaches, id: string): Promise<void> {
  const cache = await caches.open(MEMBER_CACHE);
  await cache.put(MEMBER_URL, new Response(id));
}

async function readMember(caches: FileCaches): Promise<string> {
  if (!(await caches.has(MEMBER_CACHE))) return '';
  const cache = await caches.open(MEMBER_CACHE);
  return (await cache.match(MEMBER_URL))?.text() ?? '';
}

/** Returns the id of the member who was signed in when the kept files were shared, and '' if nobody was. Undefined without files. */
export async function ownerOfFiles(caches: FileCaches, now: number): Promise<string | undefined> {
  if (!(await caches.has(CACHE))) return undefined;
  const [first] = await readFiles(await caches.open(CACHE));
  return first && !isOld(first, now) ? (first.headers.get(OWNER_HEADER) ?? '') : undefined;
}

/** The part of a Cache Storage that shared files need. */
export interface FileCaches extends Pick<CacheStorage, 'has' | 'delete'> {
  open: (name: string) => Promise<FileCache>;
}

type FileCache = Pick<Cache, 'put' | 'match' | 'keys'>;

/** Keeps the files of a share in place of earlier ones. More files than the portal takes are left out. */
export async function keepFiles(files: readonly File[], caches: FileCaches, now: number): Promise<void> {
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  const owner = await readMember(caches);
  for (const [place, file] of files.slice(0, SHARED_FILES_MAX).entries()) {
    const headers = {
      'content-type': file.type,
      // A header has no letters outside of Latin 1.
      [NAME_HEADER]: encodeURIComponent(file.name),
      [TIME_HEADER]: String(now),
      [OWNER_HEADER]: owner,
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

/** Deletes the kept files, and to whom the next ones would belong. */
export async function forgetMember(caches: FileCaches): Promise<void> {
  await Promise.all([deleteFiles(caches), caches.delete(MEMBER_CACHE)]);
}
