import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

/** Runs a function with the URL of a site of this process. */
async function withSite<T>(listener: RequestListener, work: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(listener).listen(0, 'localhost');
  await once(server, 'listening');
  const at = server.address();
  try {
    return await work(`http://localhost:${typeof at === 'object' ? at?.port : ''}`);
  } finally {
    server.close();
  }
}

/** Delivers a built floor: compressed with brotli, and with hashed names cached for a year, as those of the portal are. */
export const withFloor = async <T>(folder: string, work: (url: string) => Promise<T>): Promise<T> =>
  withSite((request, response) => {
    const asked = request.url ?? '/';
    const isScript = asked.endsWith('.js');
    const send = async (): Promise<void> => {
      const content = brotliCompressSync(
        await readFile(path.join(folder, path.normalize(isScript ? asked : '/index.html'))),
      );
      response.writeHead(200, {
        'content-type': `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`,
        'content-encoding': 'br',
        'cache-control': isScript ? 'public, max-age=31536000, immutable' : 'no-store',
      });
      response.end(content);
    };
    send().catch(() => response.destroy());
  }, work);

/** The level at which the server compresses its pages. */
const BROTLI_LEVEL = 4;

const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/gsu;

/** Returns a page without its scripts, and without the data that they read. */
export const withoutScripts = (html: string): string => html.replaceAll(SCRIPTS, '');

/** Delivers the pages of a server without scripts: the same markup, styles, font and pictures. Other files are passed on. */
export const withUnscripted = async <T>(server: string, work: (url: string) => Promise<T>): Promise<T> =>
  withSite((incoming, outgoing) => {
    const isPage = incoming.headers.accept?.includes('text/html') === true;
    const headers = isPage ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers;
    const send = async (): Promise<void> => {
      const response = await fetchRaw(`${server}${incoming.url}`, headers);
      const { 'transfer-encoding': _, 'content-length': __, link: ___, ...kept } = response.headers;
      if (isPage) {
        const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL };
        outgoing.writeHead(response.statusCode ?? 500, { ...kept, 'content-encoding': 'br' });
        outgoing.end(brotliCompressSync(withoutScripts(await text(response)), { params }));
      } else {
        outgoing.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(outgoing);
      }
    };
    send().catch(() => outgoing.destroy());
  }, work);

/** Requests a file; `fetch` would decompress the response. */
export const fetchRaw = async (
  url: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => get(url, { headers }, resolve).on('error', reject));
