import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, testBrand, type TestApp, type TestClient } from '../testing/index.ts';

const SCRIPT = 'console.log("portal")'.repeat(50);
const HTML =
  '<!doctype html><html lang="nl"><head><title>Portaal</title></head><body><div id="root"></div></body></html>';

let folder: string;
let server: TestApp;
let client: TestClient;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-dist-'));
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, '.vite'));
  await writeFile(path.join(folder, 'index.html'), HTML);
  await writeFile(path.join(folder, '.vite/manifest.json'), '{}');
  await writeFile(path.join(folder, 'favicon.svg'), '<svg></svg>');
  const script = path.join(folder, 'assets/main-abc123.js');
  await writeFile(script, SCRIPT);
  await writeFile(`${script}.br`, brotliCompressSync(SCRIPT));
  await writeFile(`${script}.gz`, gzipSync(SCRIPT));
  server = await startTestApp({
    config: {
      portalFolder: folder,
      brand: { ...testBrand, postal_address: '</script><b>', palette: { brand_700: '#123456' } },
    },
  });
  client = server.client();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** Without the unpacking that fetch does. */
function getRaw(
  pathname: string,
  encoding: string,
): Promise<{ headers: http.IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    http
      .get(new URL(pathname, server.address), { headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
      })
      .on('error', reject);
  });
}

describe('the page of the portal', () => {
  it('is never kept, and holds the brand as JSON that can not break out of its element', async () => {
    const response = await client.raw('/');
    const html = await response.text();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('<title>Waterpas VvE Beheer</title>');
    const [, json = ''] = /<script type="application\/json" id="brand">(.*?)<\/script>/u.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(server.config.brand);
  });

  it('carries a nonce of its own for the colours and for components, the same as in its policy', async () => {
    const nonces = [];
    for (let visit = 0; visit < 2; visit += 1) {
      const response = await client.raw('/');
      const html = await response.text();
      const [, nonce = ''] =
        /<style nonce="(\w+)">:root:root\{--palette-brand-700:#123456;\}/u.exec(html) ?? [];
      expect(html).toContain(`<meta property="csp-nonce" content="${nonce}"`);
      expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(2);
  });

  it.each(['/login', '/meetings/7', '/password/reset/abc/anna%40waterpas.example', '/index.html', '/404'])(
    'is what %s gets: the portal has the router',
    async (address) => {
      const response = await client.raw(address);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<div id="root">');
    },
  );

  it('answers HEAD without a body', async () => {
    const response = await client.raw('/profile/data', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('is not there for a changing call', async () => {
    expect((await client.raw('/login', { method: 'POST' })).status).toBe(404);
  });

  it('says what to do when the portal is not built', async () => {
    const unbuilt = await startTestApp({ config: { portalFolder: path.join(folder, 'nothing') } });
    try {
      const response = await unbuilt.client().raw('/');
      expect(response.status).toBe(503);
      expect(await response.text()).toContain('The portal is not built yet');
    } finally {
      await unbuilt.stop();
    }
  });
});

describe('the files of the portal', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('come as they were compressed beforehand, for %s', async (accepted, encoding, unpack) => {
    const { headers, body } = await getRaw('/assets/main-abc123.js', accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/u);
    expect(headers.vary).toContain('accept-encoding');
    expect(unpack(body).toString()).toBe(SCRIPT);
  });

  it('come plain for a browser that unpacks nothing', async () => {
    const { headers, body } = await getRaw('/assets/main-abc123.js', 'identity');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(SCRIPT);
  });

  it('are kept for a year when their name holds a hash, and asked for again otherwise', async () => {
    const hashed = await client.raw('/assets/main-abc123.js');
    const other = await client.raw('/favicon.svg');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(other.headers.get('cache-control')).toBe('no-cache');
  });

  it('are 404 when a hashed one is gone: a page in its place would look like a broken script', async () => {
    expect((await client.raw('/assets/main-gone.js')).status).toBe(404);
  });

  it('are nothing outside the built portal', async () => {
    for (const address of [
      '/.vite/manifest.json',
      '/assets/..%2f..%2fpackage.json',
      '/%2e%2e/package.json',
    ]) {
      expect(await (await client.raw(address)).text()).not.toMatch(/^\s*\{\}|"dependencies"/u);
    }
  });
});

describe('the headers of every answer', () => {
  it.each(['/', '/api/auth/user', '/health/live', '/assets/main-abc123.js'])(
    'are strict: %s',
    async (address) => {
      const { headers } = await client.raw(address);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );
});
