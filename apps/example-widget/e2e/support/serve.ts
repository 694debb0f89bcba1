import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

/** Serves the page with a strict policy and starts its portal. The system chooses both ports, and the script prints the addresses. */
const ADDRESS_OF_EXAMPLE = 'http://localhost:3000';
const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

const folder = path.resolve(import.meta.dirname, '../../dist');
const files = new Map<string, string>();
for await (const file of glob('**/*.{html,js,css}', { cwd: folder })) {
  files.set(`/${file.replaceAll('\\', '/')}`, await readFile(path.join(folder, file), 'utf8'));
}
const page = files.get('/index.html');
if (!page?.includes(ADDRESS_OF_EXAMPLE)) throw new Error('The built page has no address of a portal.');

/** Starts the portal, whose server allows calls from an origin. Returns its address. */
async function startPortal(origin: string): Promise<string> {
  const portal = spawn(
    process.execPath,
    [path.resolve(import.meta.dirname, '../../../server/src/testing/serve-demo.ts')],
    { env: { ...process.env, PORT: '0', API_ORIGINS: origin }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  process.once('SIGTERM', () => portal.kill('SIGTERM'));
  portal.once('exit', (code) => process.exit(code ?? 1));
  let output = '';
  return new Promise((resolve) => {
    portal.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /Address\s+(https?:\/\/\S+)/u.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
}

const site = createServer(({ url = '/' }, response) => {
  // An address that has moved: the API of the page `/moved`.
  if (url.startsWith('/moved/')) {
    response.writeHead(302, { location: portalUrl + url.slice('/moved'.length) }).end();
    return;
  }
  const file = files.get(url);
  const mediaType = mediaTypes[path.extname(url)] ?? 'text/html';
  response.writeHead(file === undefined ? 404 : 200, {
    'content-type': `${mediaType}; charset=utf-8`,
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self' ${portalUrl}`,
  });
  response.end(file);
  // It listens on an address, so that the page also has an origin that the portal does not know.
}).listen(0, '127.0.0.1');
await once(site, 'listening');
const bound = site.address();
if (bound === null || typeof bound === 'string') throw new Error('The page has no port.');
const pageUrl = `http://localhost:${bound.port}`;
const portalUrl = await startPortal(pageUrl);
files.set('/', page.replace(ADDRESS_OF_EXAMPLE, portalUrl));
files.set('/moved', page.replace(ADDRESS_OF_EXAMPLE, `${pageUrl}/moved`));
process.stdout.write(`Page ${pageUrl} portal ${portalUrl}\n`);
