import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export interface FloorSite {
  url: string;
  stop: () => void;
}

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Files are compressed with brotli and hashed names are cached for a year, as those of the portal are. */
export async function serveFloor(folder: string): Promise<FloorSite> {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => path.extname(name) in mediaTypes,
  );
  const files = new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, Buffer]> => [
        `/${name.replaceAll(path.sep, '/')}`,
        brotliCompressSync(await readFile(path.join(folder, name))),
      ]),
    ),
  );
  const server = createServer((request, response) => {
    const asked = request.url ?? '/';
    // The router handles a path without a file extension.
    const name = path.extname(asked) === '' ? '/index.html' : asked;
    const content = files.get(name);
    response.writeHead(content ? 200 : 404, {
      'content-type': mediaTypes[path.extname(name)] ?? 'text/plain',
      'content-encoding': 'br',
      'cache-control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store',
    });
    response.end(content ?? brotliCompressSync(''));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}
