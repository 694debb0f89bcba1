import { beforeEach, describe, expect, it } from '@jest/globals';
import { archiveOperations } from '@mijn/domain/archive';
import { authOperations } from '@mijn/domain/auth';
import { type ApiEvent, createConnection, isApiFailure } from '../index.ts';

const server = { token: 'new', isWilling: true, csrfStatus: 204 };
let cookie = 'stale';
let asked: string[] = [];
let bodies: string[] = [];

const isTold = async (request: Request): Promise<void> => {
  asked.push(`${request.method} ${new URL(request.url).pathname} ${request.headers.get('x-xsrf-token')}`);
  bodies.push(await request.text());
};

const respond: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const token = request.headers.get('x-xsrf-token');
  await isTold(request);
  if (request.url.endsWith('/auth/csrf')) {
    if (server.csrfStatus === 204) cookie = server.token;
    return new Response(null, { status: server.csrfStatus });
  }
  return server.isWilling && token === server.token
    ? Response.json({ id: 'u-1' })
    : Response.json({ code: 'csrf_token_mismatch', message: 'Stale.' }, { status: 419 });
};

function connect(response: typeof fetch = respond, hasNewToken = false) {
  const client = createConnection({
    baseUrl: 'https://vve.example/api',
    hasNewToken,
    readCookies: () => `XSRF-TOKEN=${cookie}`,
    fetch: response,
  });
  const events: ApiEvent[] = [];
  client.events.subscribe((event) => events.push(event));
  return { client, events };
}

const choose = (client: ReturnType<typeof connect>['client'], id = 'a-1') =>
  client.call(authOperations.setAssociation, { params: { association_id: id } });

const errorOf = async (call: Promise<unknown>) => {
  const thrown: unknown = await call.catch((error: unknown) => error);
  return isApiFailure(thrown) ? thrown.error : thrown;
};

beforeEach(() => {
  Object.assign(server, { token: 'new', isWilling: true, csrfStatus: 204 });
  cookie = 'stale';
  asked = [];
  bodies = [];
});

describe('the token that a page was sent with', () => {
  const logIn = async () => {
    const { client } = connect(respond, true);
    await client.call(authOperations.login, { body: { email: 'anna@waterpas.example', password: 'geheim' } });
  };

  it('is used for the login, without a call for another one', async () => {
    cookie = 'new';
    await logIn();
    expect(asked).toEqual(['POST /api/auth/login new']);
  });

  it('is replaced if the server refuses it', async () => {
    await logIn();
    expect(asked).toEqual([
      'POST /api/auth/login stale',
      'GET /api/auth/csrf stale',
      'POST /api/auth/login new',
    ]);
  });

  it('is fetched if the browser has lost it', async () => {
    cookie = '';
    await logIn();
    expect(asked).toEqual(['GET /api/auth/csrf null', 'POST /api/auth/login new']);
  });
});

describe('a call that is refused because of its anti-forgery token', () => {
  it('is repeated if the cookie of the token is damaged', async () => {
    cookie = '%E0%A4%A';
    const { client } = connect();
    await choose(client);
    expect(asked.map((call) => call.split(' ').at(-1))).toEqual(['%E0%A4%A', '%E0%A4%A', 'new']);
  });

  it('is repeated with a new token, and sends no event', async () => {
    const { client, events } = connect();
    await client.call(authOperations.forgotPassword, { body: { email: 'anna@waterpas.example' } });
    expect(asked).toEqual([
      'POST /api/auth/forgot-password stale',
      'GET /api/auth/csrf stale',
      'POST /api/auth/forgot-password new',
    ]);
    expect(bodies[2]).toBe('{"email":"anna@waterpas.example"}');
    expect(events).toEqual([]);
  });

  it('is repeated with its file', async () => {
    const { client } = connect();
    await client.call(archiveOperations.uploadDocument, {
      params: { association_id: 'a-1' },
      body: { group_id: 'g-1', tags: ['een'] },
      file: new File(['%PDF-1.7'], 'a.pdf'),
    });
    expect(asked).toHaveLength(3);
    expect(bodies[2]).toContain('%PDF-1.7');
    expect(bodies[2]).toContain('g-1');
  });

  it('shares one new token with concurrent calls that are refused', async () => {
    const { client } = connect();
    await Promise.all(['a-1', 'a-2', 'a-3'].map((id) => choose(client, id)));
    expect(asked.filter((call) => call.includes('csrf'))).toHaveLength(1);
    expect(asked).toHaveLength(7);
  });

  it('fetches no token if the token was renewed during the call', async () => {
    const { client } = connect(async (input, init) => {
      const response = await respond(input, init);
      cookie = server.token;
      return response;
    });
    await choose(client);
    expect(asked).toEqual([
      'POST /api/auth/user/association/a-1 stale',
      'POST /api/auth/user/association/a-1 new',
    ]);
  });

  it('is repeated only once, and sends an event if it is refused again', async () => {
    server.isWilling = false;
    const { client, events } = connect();
    expect(await errorOf(choose(client))).toMatchObject({ status: 419, code: 'csrf_token_mismatch' });
    expect(asked).toHaveLength(3);
    expect(events).toEqual(['csrf_token_mismatch']);
  });

  it('fails with the error of the token request if that request fails', async () => {
    server.csrfStatus = 503;
    const { client, events } = connect();
    expect(await errorOf(choose(client))).toMatchObject({ status: 503 });
    expect(asked).toHaveLength(2);
    expect(events).toEqual([]);
  });
});

describe('a response that is not from this server', () => {
  it.each([
    [
      'a page with status 200',
      () => new Response('<h1>Welkom</h1>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['broken JSON', () => new Response('{"data":', { headers: { 'content-type': 'application/json' } })],
  ])('is a failure of its own: %s', async (_, response) => {
    const { client, events } = connect(async () => response());
    expect(await errorOf(client.call(authOperations.user, {}))).toEqual({
      kind: 'not_this_api',
      message: expect.stringContaining('GET https://vve.example/api/auth/csrf answered '),
    });
    expect(events).toEqual([]);
  });
});
