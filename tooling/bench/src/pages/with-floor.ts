import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Delivers a built floor: compressed with brotli, and with hashed names cached for a year, as those of the portal are. */
export async function withFloor<T>(folder: string, work: (url: string) => Promise<T>): Promise<T> {
  const server = createServer((request, response) => {
    const asked = request.url ?? '/';
    const isScript = asked.endsWith('.js');
    const file = path.join(folder, isScript ? path.normalize(asked) : 'index.html');
    const send = async (): Promise<void> => {
      const content = brotliCompressSync(await readFile(file));
      response.writeHead(200, {
        'content-type': `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`,
        'content-encoding': 'br',
        'cache-control': isScript ? 'public, max-age=31536000, immutable' : 'no-store',
      });
      response.end(content);
    };
    send().catch(() => response.destroy());
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const at = server.address();
  try {
    return await work(`http://localhost:${typeof at === 'object' ? at?.port : ''}/login`);
  } finally {
    server.close();
  }
}
