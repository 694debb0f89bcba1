import { once } from 'node:events';
import { createServer, request as requestFrom, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FloorSite } from './serve-floor.ts';

/** The level at which the server compresses its pages. */
const BROTLI_LEVEL = 4;

const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/gsu;

/** Returns a page without its scripts, and without the data that they read. */
export const withoutScripts = (html: string): string => html.replaceAll(SCRIPTS, '');

const isPage = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/html') === true;

/** Delivers the pages of a server without scripts: the same markup, styles, font and pictures. Other files are passed on. */
export async function serveWithoutScripts(url: string): Promise<FloorSite> {
  const { hostname, port } = new URL(url);
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const isNavigation = headers.accept?.includes('text/html') === true;
    const sent = isNavigation ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const forwarded = requestFrom({ hostname, port, method, path, headers: sent }, (response) => {
      const { statusCode = 500, headers: received } = response;
      if (!isPage(response)) {
        outgoing.writeHead(statusCode, received);
        response.pipe(outgoing);
        return;
      }
      const send = async () => {
        const page = brotliCompressSync(withoutScripts(await text(response)), {
          params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL },
        });
        const { 'transfer-encoding': _, link: __, ...kept } = received;
        outgoing.writeHead(statusCode, { ...kept, 'content-encoding': 'br', 'content-length': page.length });
        outgoing.end(page);
      };
      void send().catch(() => outgoing.destroy());
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, hostname);
  await once(server, 'listening');
  const at = server.address();
  const own = typeof at === 'object' && at !== null ? at.port : 0;
  return { url: `http://${hostname}:${own}`, stop: () => server.close() };
}
