import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, testBrand, type TestApp, type TestClient } from '../../testing/index.ts';

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
      brand: {
        ...testBrand,
        postal_address: '</script><b>',
        palette: { brand_700: '#123456' },
        require_second_factor: ['board'],
      },
    },
  });
  client = server.client();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

interface RawResponse {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a GET request without normalising its path or decompressing the response, which fetch would do. */
function getRaw(target: string, encoding = 'identity'): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    http
      .get(server.url, { path: target, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      })
      .on('error', reject);
  });
}

describe('a path', () => {
  it('that no route of the portal has leads to a page with status 404', async () => {
    const built = await mkdtemp(path.join(tmpdir(), 'mijn-routes-'));
    await mkdir(path.join(built, '.vite'));
    await writeFile(path.join(built, 'index.html'), HTML);
    const none = { visitor: { scripts: [], styles: [] }, member: { scripts: [], styles: [] } };
    const routes = { '/': none, '/404': none, '/todos': none, '/todos/:todoId': none, '*': none };
    await writeFile(path.join(built, '.vite/routes.json'), JSON.stringify(routes));
    const own = await startTestApp({ config: { portalFolder: built } });
    const statusOf = async (url: string) => (await own.client().raw(url, { redirect: 'manual' })).status;
    const known = ['/', '/todos', '/todos/', '/Todos?q=lift', '/todos/0198', '/todos/é'];
    for (const url of known) expect([url, await statusOf(url)]).toEqual([url, 200]);
    const unknown = ['/wp-admin', '/todos/0198/tasks', '/.env', '/.well-known/none'];
    for (const url of unknown) expect([url, await statusOf(url)]).toEqual([url, 302]);
    const response = await own.client().raw('/wp-admin');
    const page = await own.client().raw('/404');
    expect(response.headers.get('location')).toBe('/404');
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('<div id="root">');
    await own.stop();
    await rm(built, { recursive: true });
  });

  it('of a well-known name says whom to tell about a weakness, and where to change a password', async () => {
    const security = await client.raw('/.well-known/security.txt');
    expect(security.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await security.text()).split('\n');
    expect(lines[0]).toBe(`Contact: mailto:${testBrand.email}`);
    const expires = Date.parse(lines[1]?.replace('Expires: ', '') ?? '') - server.clock.now().getTime();
    expect(expires).toBeGreaterThan(90 * 24 * 3_600_000);
    expect(expires).toBeLessThan(365 * 24 * 3_600_000);
    expect(lines[3]).toBe(`Canonical: ${new URL('/.well-known/security.txt', server.config.appUrl).href}`);
    const change = await client.raw('/.well-known/change-password', { redirect: 'manual' });
    expect([change.status, change.headers.get('location')]).toEqual([303, '/profile/update-password']);
  });
});

describe('the page of the portal', () => {
  it("is not cached, and contains the brand as JSON that can't end its element", async () => {
    const response = await client.raw('/');
    const html = await response.text();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('<title>Waterpas VvE Beheer</title>');
    const [, json = ''] = /<script type="application\/json" id="brand">(.*?)<\/script>/u.exec(html) ?? [];
    const { decisions_email, require_second_factor, ...shown } = server.config.brand;
    expect(JSON.parse(json)).toEqual(shown);
    expect([decisions_email, require_second_factor]).not.toContain(undefined);
    expect(html).not.toContain(decisions_email);
  });

  it('has a new nonce in each response, for the colours and for components, which is also in its policy', async () => {
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

  it.each(['/login', '/meetings/7', '/password/reset/abc/anna%40waterpas.example', '/index.html'])(
    'is the response to %s, because the portal has the router',
    async (url) => {
      const response = await client.raw(url);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<div id="root">');
    },
  );

  it.each([
    '//',
    '/login//',
    '//evil.example/login',
    '/login%00',
    '/../login',
    `/${'a'.repeat(5000)}`,
    '/%',
    '/password/reset/a/%E0%A4%A',
  ])('for unknown paths replaces %.30s, which can be no page', async (url) => {
    const { status, headers } = await getRaw(url);
    expect(status).toBe(302);
    expect(headers['location']).toBe('/404');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('is not sent for a call whose path can not be decoded', async () => {
    const { status, headers } = await getRaw('/api/%');
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('json');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip; q=0', undefined],
    ['gzip;q=0.5, br;q=0.1', 'br'],
    ['x-br', undefined],
  ])('for a browser that accepts %j is encoded as %j', async (accepted, encoding) => {
    expect((await getRaw('/login', accepted)).headers['content-encoding']).toBe(encoding);
  });

  it('has no body in the response to HEAD', async () => {
    const response = await client.raw('/profile/data', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('is not sent for a changing call', async () => {
    expect((await client.raw('/login', { method: 'POST' })).status).toBe(404);
  });

  it('is replaced by an explanation when the portal is not built', async () => {
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
  ])('are sent precompressed, for %s', async (accepted, encoding, unpack) => {
    const { headers, body } = await getRaw('/assets/main-abc123.js', accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/u);
    expect(headers.vary).toContain('accept-encoding');
    expect(unpack(body).toString()).toBe(SCRIPT);
  });

  it('are sent uncompressed for a browser without decompression', async () => {
    const { headers, body } = await getRaw('/assets/main-abc123.js', 'identity');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(SCRIPT);
  });

  it('are cached for a year when their name contains a hash, and revalidated otherwise', async () => {
    const hashed = await client.raw('/assets/main-abc123.js');
    const other = await client.raw('/favicon.svg');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(other.headers.get('cache-control')).toBe('no-cache');
  });

  it('are 404 when a hashed file does not exist, because the page would look like a broken script', async () => {
    expect((await client.raw('/assets/main-gone.js')).status).toBe(404);
  });

  it('do not include files outside the built portal', async () => {
    for (const url of ['/.vite/manifest.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/package.json']) {
      expect(await (await client.raw(url)).text()).not.toMatch(/^\s*\{\}|"dependencies"/u);
    }
  });
});

describe('a folder', () => {
  it.each(['/assets', '/assets/', '/.vite/'])('is not listed: %s', async (url) => {
    const listed = await (await client.raw(url)).text();
    expect(listed).not.toContain('main-abc123');
    expect(listed).not.toContain('manifest.json');
  });
});

const GUARDS = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'x-powered-by',
];

const guardsOf = ({ headers }: Response) =>
  Object.fromEntries(GUARDS.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : [])));

const strict = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

const portalPolicy = (script: string, nonce: string) =>
  `default-src 'none'; script-src 'self'${script}; style-src 'self'` +
  `${nonce}; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; ` +
  "frame-src 'self' blob:; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

describe('the headers of a response', () => {
  it.each([
    ['/api/auth/csrf', 204],
    ['/api/auth/user', 401],
    ['/api/nothing/here', 404],
    ['/health/live', 200],
    ['/assets/main-gone.js', 404],
  ])('with data forbid loading, scripts, frames and caching: %s', async (url, status) => {
    const response = await client.raw(url);
    expect([response.status, guardsOf(response)]).toEqual([status, strict]);
  });

  it('with the page allow the files of the portal, one inline script, and styles with the nonce of the page', async () => {
    const response = await client.raw('/login');
    const policy = response.headers.get('content-security-policy') ?? '';
    const [nonce = ''] = / 'nonce-\w{32}'/u.exec(policy) ?? [];
    const [script = ''] = / 'sha256-[\w+/]{43}='/u.exec(policy) ?? [];
    expect(guardsOf(response)).toEqual({
      ...strict,
      'content-security-policy': portalPolicy(script, nonce),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'publickey-credentials-create=(self), publickey-credentials-get=(self)',
      'origin-agent-cluster': '?1',
      'x-frame-options': 'DENY',
    });
    expect(nonce).not.toBe('');
  });

  it('with a file allow caching, and have a policy because a worker has the policy of its script', async () => {
    expect(guardsOf(await client.raw('/assets/main-abc123.js'))).toEqual({
      ...strict,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': portalPolicy('', ''),
    });
  });

  it('require https, and allow the page to call the API addresses of the brand', async () => {
    const elsewhere = { 'mijn.example': 'https://api.example/v1' };
    const secure = await startTestApp({
      config: {
        appUrl: new URL('https://mijn.example'),
        portalFolder: folder,
        brand: { ...testBrand, api_base_addresses: elsewhere },
      },
    });
    try {
      for (const url of ['/', '/api/auth/user', '/assets/main-abc123.js']) {
        const { headers } = await secure.client().raw(url);
        expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
      }
      const { headers } = await secure.client().raw('/');
      expect(headers.get('content-security-policy')).toContain("connect-src 'self' https://api.example;");
    } finally {
      await secure.stop();
    }
  });
});
