import { OFFLINE_PATH } from '@mijn/domain/sharing';

const CACHE = 'offline-page';

/** Fetches the offline page past the cache of the browser. A service worker without it is not installed. */
export async function keepOfflinePage(caches: CacheStorage): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(OFFLINE_PATH, { cache: 'reload' }));
}

interface Navigation {
  request: Request;
  /** The response to the request that left while the service worker started; undefined in browsers without such a request. */
  preloadResponse: Promise<Response | undefined>;
}

/** Returns the response of the network, or the offline page if the network is cut. */
export async function navigate(
  { request, preloadResponse }: Navigation,
  caches: CacheStorage,
): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const cache = await caches.open(CACHE);
    return (await cache.match(OFFLINE_PATH)) ?? Response.error();
  }
}
