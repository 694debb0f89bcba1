import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apiDocumentFile } from '../config/paths.ts';
import { startTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Sends a request without the decompression of `fetch`. */
async function request(path: string, headers: Record<string, string> = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(new URL(path, app.url), { headers }, resolve).once('error', reject);
  });
  return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) };
}

describe('the OpenAPI document', () => {
  it('is the one of the API package, for everyone', async () => {
    const { status, headers, bytes } = await request('/api/openapi.json');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(bytes.toString())).toEqual(JSON.parse(await readFile(apiDocumentFile, 'utf8')));
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s, and is not sent again to a client that has it', async (encoding, decompress) => {
    const plain = await request('/api/openapi.json');
    const { headers, bytes } = await request('/api/openapi.json', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('accept-encoding');
    expect(decompress(bytes).equals(plain.bytes)).toBe(true);
    expect(bytes.length).toBeLessThan(plain.bytes.length / 5);
    expect(headers.etag).not.toBe(plain.headers.etag);
    const again = { 'accept-encoding': encoding, 'if-none-match': `W/${headers.etag}` };
    const unchanged = await request('/api/openapi.json', again);
    expect([unchanged.status, unchanged.bytes.length]).toEqual([304, 0]);
  });
});

describe('the page of the reference', () => {
  it.each(['/api/docs', '/api/docs/'])('has a policy that refuses every script: %s', async (path) => {
    const { status, headers, bytes } = await request(path, { 'accept-encoding': 'br' });
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(headers['x-frame-options']).toBe('DENY');
    expect(bytes.length).toBeLessThan(95_000);
    expect(brotliDecompressSync(bytes).toString()).toContain('todos.listTodos');
  });

  it('has a style sheet of this server', async () => {
    const { status, headers } = await request('/api/docs/page.css');
    expect([status, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  });
});

describe('a server whose page of the API is off', () => {
  it('responds that nothing is here, and says why, but sends the document to tools', async () => {
    const quiet = await startTestApp({ config: { apiDocs: 'off' } });
    try {
      for (const path of ['/docs', '/docs/']) {
        expect(await quiet.client().get(path)).toMatchObject({
          status: 404,
          body: {
            code: 'not_found',
            message: 'The page of the API is off on this site. Its operator turns it on with API_DOCS=on.',
          },
        });
      }
      expect(await quiet.client().get('/docs/page.css')).toMatchObject({ status: 404 });
      expect(await quiet.client().get('/openapi.json')).toMatchObject({ status: 200 });
    } finally {
      await quiet.stop();
    }
  });
});
