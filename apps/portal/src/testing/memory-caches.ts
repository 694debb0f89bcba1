import type { FileCaches } from '../shared/share-target/kept-files.ts';

const urlOf = (request: RequestInfo | URL): string =>
  request instanceof Request ? request.url : new URL(request, 'http://localhost').href;

function memoryCache(): Awaited<ReturnType<FileCaches['open']>> {
  const entries = new Map<string, Response>();
  return {
    put: async (request, response) => {
      entries.set(urlOf(request), response);
    },
    match: async (request) => entries.get(urlOf(request))?.clone(),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  };
}

/** Returns a Cache Storage in memory, which neither Node nor jsdom has. */
export function memoryCaches(): FileCaches {
  const stored = new Map<string, ReturnType<typeof memoryCache>>();
  return {
    open: async (name) => {
      const cache = stored.get(name) ?? memoryCache();
      stored.set(name, cache);
      return cache;
    },
    has: async (name) => stored.has(name),
    delete: async (name) => stored.delete(name),
  };
}
