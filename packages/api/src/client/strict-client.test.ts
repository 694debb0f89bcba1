import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createClient, isApiFailure } from '../index.ts';
import { todos } from '../resources/todos.ts';

let server: Server;
let baseUrl = '';
let requests: IncomingMessage[] = [];
let respond: (response: ServerResponse) => void = () => undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    respond(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Object(server.address());
  baseUrl = `http://127.0.0.1:${port}/api`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = [];
});

const params = { association_id: 'a-1' };
const called = 'associations/{association_id}/todos/groups';
const create = (address = baseUrl) =>
  createClient({ baseUrl: address, token: 'mijn_pat_geheim', resources: { todos }, retries: 0 });

async function failureOf(call: Promise<unknown>) {
  const thrown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!isApiFailure(thrown)) throw new Error('The call was expected to fail.', { cause: thrown });
  return thrown;
}

const json = (response: ServerResponse, headers: Record<string, string | number> = {}) =>
  response.writeHead(200, { 'content-type': 'application/json', ...headers });

describe('a redirect', () => {
  it.each([301, 302, 307, 308])(
    'with %i fails with its address, and nothing is sent there',
    async (status) => {
      const location = baseUrl.replace('127.0.0.1', 'localhost');
      respond = (response) =>
        response.writeHead(status, { location: `${location}/elsewhere?key=geheim` }).end('moved');
      const failure = await failureOf(create().todos.listGroups({ params }));
      expect(failure.error).toMatchObject({ kind: 'not_this_api' });
      expect(failure.message).toContain(`${called} was redirected to ${location}/elsewhere.`);
      expect(inspect(failure, { depth: 9 })).not.toContain('geheim');
      expect(requests).toHaveLength(1);
    },
  );
});

describe('a base address', () => {
  it.each(['https://anna:geheim@vve.example/api', 'https://anna@vve.example/api'])(
    'with a password is refused without showing it: %s',
    (address) => {
      expect(() => create(address)).toThrow(/^(?!.*(?:anna|geheim)).*has a name or a password/su);
    },
  );

  it.each(['api', './api', 'vve.example/api', 'https://', 'ftp://vve.example'])(
    'that is no whole address is refused: %s',
    (address) => {
      expect(() => create(address)).toThrow('is no base address');
    },
  );
});

describe('a response that does not come whole', () => {
  it.each<[string, (response: ServerResponse) => void]>([
    ['cut before its head', (response) => response.socket?.destroy()],
    [
      'cut in its body',
      (response) => json(response, { 'content-length': 100 }).write('{', () => response.socket?.destroy()),
    ],
    ['broken gzip', (response) => json(response, { 'content-encoding': 'gzip' }).end('no gzip')],
  ])('says so with call and address: %s', async (_, broken) => {
    respond = broken;
    const failure = await failureOf(create().todos.listGroups({ params }));
    expect(failure.error).toEqual({ kind: 'network' });
    expect(failure.message).toContain(`GET ${baseUrl}/${called} got no whole response: `);
    expect(failure.cause).toBeInstanceOf(Error);
  });

  it('says that the time of the caller has passed', async () => {
    respond = () => undefined;
    const call = create().todos.listGroups({ params }, { signal: AbortSignal.timeout(50) });
    const failure = await failureOf(call);
    expect(failure.error).toEqual({ kind: 'network' });
    expect(failure.message).toMatch(/got no whole response: .*timeout/u);
  });

  it('has the name of an aborted call if the caller ended it', async () => {
    const ending = new AbortController();
    respond = () => ending.abort();
    const failure = await failureOf(create().todos.listGroups({ params }, { signal: ending.signal }));
    expect(failure).toMatchObject({ name: 'AbortError', error: { kind: 'cancelled' } });
  });
});

describe('a GET', () => {
  it.each(['"text"', 'null', '[]', '3'])('that answers %s fails at once', async (text) => {
    respond = (response) => json(response).end(text);
    expect((await failureOf(create().todos.listGroups({ params }))).error).toMatchObject({
      kind: 'invalid_response',
      message: `GET ${baseUrl}/${called} answered with JSON that is no object.`,
    });
    expect(requests).toHaveLength(1);
  });

  it.each([undefined, ''])('without an id is not sent: %j', async (missing) => {
    const untyped: typeof params = Object({ association_id: missing });
    expect((await failureOf(create().todos.listGroups({ params: untyped }))).error).toEqual({
      kind: 'not_sent',
      message: `GET /${called} needs "association_id", which is empty.`,
    });
    expect(requests).toHaveLength(0);
  });
});
