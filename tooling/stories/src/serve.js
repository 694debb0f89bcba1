import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { createGzip } from 'node:zlib';

const mediaTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const TEXT = /^text|json|svg/u;

/** Serves a folder on a free port of this machine, as hosts of static files do. */
export async function serve(folder, { isCompressed = false } = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname)));
    if (!path.startsWith(folder + sep) || !existsSync(path) || !statSync(path).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const modified = statSync(path).mtime.toUTCString();
    if (request.headers['if-modified-since'] === modified) {
      response.writeHead(304).end();
      return;
    }
    const mediaType = mediaTypes[extname(path)] ?? 'application/octet-stream';
    const isSmaller = isCompressed && TEXT.test(mediaType);
    response.writeHead(200, {
      'content-type': mediaType,
      'last-modified': modified,
      ...(isSmaller ? { 'content-encoding': 'gzip' } : {}),
    });
    const file = createReadStream(path);
    (isSmaller ? file.pipe(createGzip()) : file).pipe(response);
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
