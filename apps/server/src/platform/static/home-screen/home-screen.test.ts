import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { startTestApp, testBrand, type TestApp, type TestClient } from '../../../testing/index.ts';

const LOGO = '<svg viewBox="0 0 40 20"><rect width="40" height="20" fill="#0e4a4f"/></svg>';

let folder: string;
let server: TestApp;
let client: TestClient;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-home-screen-'));
  await writeFile(
    path.join(folder, 'index.html'),
    '<html><head></head><body><div id="root"></div></body></html>',
  );
  await writeFile(path.join(folder, 'service-worker.js'), 'self.first = 1;');
  const brand = { ...testBrand, logo: LOGO, palette: { brand_700: '#123456' }, name: 'Water & Pas' };
  server = await startTestApp({ config: { portalFolder: folder, brand } });
  client = server.client();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

async function readIcon(url: string) {
  const response = await client.raw(url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  const image = sharp(Buffer.from(await response.arrayBuffer()));
  const { width, height } = await image.metadata();
  const corner = await image.extract({ left: 0, top: 0, width: 1, height: 1 }).ensureAlpha().raw().toBuffer();
  return { width, height, corner: [...corner] };
}

describe('the manifest', () => {
  it('has the names, the colours and the icons of the brand, and is linked in the page', async () => {
    const page = await (await client.raw('/login')).text();
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(page).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
    const response = await client.raw('/manifest.webmanifest');
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.json()).toMatchObject({
      name: 'Mijn Waterpas',
      short_name: 'Water & Pas',
      theme_color: '#123456',
      start_url: '/',
      display: 'standalone',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: '/icon-512.png', sizes: '512x512', purpose: 'any' },
        { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
      ],
      share_target: { action: '/share-target', method: 'POST', enctype: 'multipart/form-data' },
    });
  });
});

describe('an icon', () => {
  const WHITE = [255, 255, 255, 255];
  const TRANSPARENT = [0, 0, 0, 0];

  it.each([
    ['/icon-192.png', 192, TRANSPARENT],
    ['/icon-512.png', 512, TRANSPARENT],
    ['/icon-maskable-512.png', 512, WHITE],
    ['/apple-touch-icon.png', 180, WHITE],
  ])('is the logo in a square: %s', async (url, side, corner) => {
    expect(await readIcon(url)).toEqual({ width: side, height: side, corner });
  });

  it('is cached for a day, and not sent again to a browser that has it', async () => {
    const { headers } = await client.raw('/icon-192.png');
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    const etag = headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await client.raw('/icon-192.png', { headers: { 'if-none-match': known } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    const other = await client.raw('/icon-192.png', { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('does not exist for a logo that can not be drawn', async () => {
    const logo = '<svg viewBox="0 0 1 1"><g></svg>';
    const other = await startTestApp({ config: { portalFolder: folder, brand: { ...testBrand, logo } } });
    expect((await other.client().raw('/icon-192.png')).status).toBe(404);
    await other.stop();
  });
});

describe('the offline page', () => {
  it('has the telephone number, and a policy for its own style and script alone', async () => {
    const response = await client.raw('/offline.html');
    const html = await response.text();
    expect(html).toContain('<h1>U bent offline</h1>');
    expect(html).toContain('Bel Water &amp; Pas: <a href="tel:0101234567">010 123 45 67</a>');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'sha256-[\w+/=]+'; base-uri 'none'/u,
    );
  });
});

describe('the service worker', () => {
  it('is asked for each time, and changes with the build and with the offline page', async () => {
    const read = async (from = client) => {
      const response = await from.raw('/service-worker.js');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-type')).toContain('text/javascript');
      return response.text();
    };
    const first = await read();
    expect(first).toContain('self.first = 1;');
    const brand = { ...testBrand, logo: LOGO, phone: '020 765 43 21' };
    const other = await startTestApp({ config: { portalFolder: folder, brand } });
    expect(await read(other.client())).not.toBe(first);
    await other.stop();
    await writeFile(path.join(folder, 'service-worker.js'), 'self.second = 2;');
    expect(await read()).toContain('self.second = 2;');
  });

  it('does not exist without a build of it', async () => {
    const empty = await mkdtemp(path.join(tmpdir(), 'mijn-empty-'));
    const other = await startTestApp({ config: { portalFolder: empty } });
    expect((await other.client().raw('/service-worker.js')).status).toBe(404);
    await other.stop();
    await rm(empty, { recursive: true });
  });
});

describe('files that a phone shares while there is no service worker', () => {
  it('are not read: the response leads to the page at once', async () => {
    const { statusCode, headers } = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const request = http.request(`${server.url}/share-target`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 2_000_000_000 },
      });
      request.on('error', reject);
      request.on('response', (response) => {
        resolve(response);
        request.destroy();
      });
      // The body never ends.
      request.write('--x\r\n');
    });
    expect([statusCode, headers['location'], headers['connection']]).toEqual([
      303,
      '/todos/add?gedeeld=opnieuw',
      'close',
    ]);
  });

  it('lead to the page also without a body', async () => {
    const response = await client.raw('/share-target', { method: 'POST', redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/todos/add?gedeeld=opnieuw']);
  });
});
