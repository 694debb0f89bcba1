import { glob, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { PAGE_PORT, PORTAL } from './addresses.ts';

/** Serves the built page as the site of the other provider does: with the address of its portal, and a strict policy. */
const ADDRESS_OF_EXAMPLE = 'http://localhost:3000';
const POLICY = `default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src ${PORTAL}`;
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
files.set('/', page.replace(ADDRESS_OF_EXAMPLE, PORTAL));

createServer(({ url = '/' }, response) => {
  const file = files.get(url);
  const mediaType = mediaTypes[path.extname(url)] ?? 'text/html';
  response.writeHead(file === undefined ? 404 : 200, {
    'content-type': `${mediaType}; charset=utf-8`,
    'content-security-policy': POLICY,
  });
  response.end(file);
  // It listens on an address, so that the page also has an origin that the portal does not know.
}).listen(Number(PAGE_PORT), '127.0.0.1');
