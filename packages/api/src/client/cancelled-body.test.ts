/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { archive } from '../resources/archive.ts';
import { todos } from '../resources/todos.ts';
import { createCookieJar } from '../cookies/cookies.ts';
import { createClient, createConnection } from '../index.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

let server: Server;
let baseUrl = '';
let isReached = Promise.withResolvers<ServerResponse>();
beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');
    isReached.resolve(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  baseUrl = `http://127.0.0.1:${port}/api`;
});
beforeEach(() => {
  isReached = Promise.withResolvers();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const params = { association_id: 'a-1' };
const create = (options: { token: string } | ReturnType<typeof createCookieJar>) =>
  createClient({ baseUrl, resources: { archive, todos }, retries: 0, ...options });
type Api = ReturnType<typeof create>;

const list = (api: Api, signal: AbortSignal) => api.todos.listGroups({ params }, { signal });
const listByConnection = (_: Api, signal: AbortSignal) =>
  createConnection({ baseUrl, readCookies: () => '' }).call(todos.listGroups, { params }, { signal });
const uploadWith = (onProgress?: () => void) => (api: Api, signal: AbortSignal) =>
  api.archive.uploadDocument(
    { params, body: { group_id: 'g-1', tags: [] }, file: new File(['%PDF-'], 'a.pdf') },
    { signal, ...(onProgress && { onProgress }) },
  );

describe('a call that is cancelled while the body of its response arrives', () => {
  it.each([
    ['a list', list],
    ['a list of a connection', listByConnection],
    ['an upload', uploadWith()],
    ['an upload with progress', uploadWith(() => undefined)],
  ])('ends: %s, with a token or with a cookie jar', async (_, call) => {
    for (const options of [{ token: 't' }, createCookieJar()]) {
      isReached = Promise.withResolvers();
      const cancellation = new AbortController();
      const failure = call(create(options), cancellation.signal).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      const response = await isReached.promise;
      const isClosed = new Promise<void>((resolve) => response.once('close', resolve));
      for (let round = 0; round < 20; round += 1) {
        await new Promise<void>((resolve) => setImmediate(resolve));
        collectGarbage();
      }
      cancellation.abort();
      expect(await failure).toMatchObject({ error: { kind: 'cancelled' } });
      await isClosed;
    }
  });
});
