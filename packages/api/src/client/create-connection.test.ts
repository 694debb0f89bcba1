import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { archiveOperations } from '@mijn/domain/archive';
import { authOperations } from '@mijn/domain/auth';
import { messagesOperations } from '@mijn/domain/messages';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { type ApiEvent, ApiFailure, createConnection } from '../index.ts';

type Respond = (request: FastifyRequest, reply: FastifyReply) => unknown;

const server = Fastify();
const requests: { method: string; url: string; headers: Record<string, unknown> }[] = [];
let response: Respond = () => ({ id: 'row-1' });
let baseUrl = '';

beforeAll(async () => {
  server.addContentTypeParser('multipart/form-data', (_, payload, done) => {
    payload.resume().on('end', () => done(null));
  });
  server.all('/api/*', (request, reply) => {
    requests.push({ method: request.method, url: request.url, headers: request.headers });
    return request.url.endsWith('/auth/csrf') ? reply.code(204).send() : response(request, reply);
  });
  baseUrl = `${await server.listen({ port: 0, host: '127.0.0.1' })}/api`;
});
afterAll(() => server.close());
beforeEach(() => {
  requests.length = 0;
  response = () => ({ id: 'row-1' });
});

function clientWithEvents() {
  const client = createConnection({ baseUrl, readCookies: () => 'a=b; XSRF-TOKEN=to%2Fken' });
  const events: ApiEvent[] = [];
  client.events.subscribe((event) => events.push(event));
  return { client, events };
}

const failureOf = async (call: Promise<unknown>) => {
  const thrown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof ApiFailure)) throw new Error('The call was expected to fail.');
  return thrown.error;
};

describe('every call', () => {
  it('sends the JSON accept header, the x-requested-with header and the anti-forgery token', async () => {
    const { client } = clientWithEvents();
    await client.call(archiveOperations.listGroups, { params: { association_id: 'a-1' } });
    expect(requests[0]).toMatchObject({
      url: '/api/associations/a-1/archive/groups',
      headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': 'to/ken' },
    });
  });

  it('leaves out query parameters without a value, and encodes the others', async () => {
    const { client } = clientWithEvents();
    await client.call(archiveOperations.listDocuments, {
      params: { association_id: 'a-1' },
      query: { q: 'dak & goot', year: 2026, tag: undefined },
    });
    expect(requests[0]?.url).toBe('/api/associations/a-1/archive/documents?q=dak+%26+goot&year=2026');
  });

  it('returns the URL of a file without making a request', () => {
    const { client } = clientWithEvents();
    const url = client.urlOf(archiveOperations.downloadDocument, {
      params: { association_id: 'a-1', document_id: 'd-1' },
      query: { disposition: 'inline' },
    });
    expect(url).toBe(`${baseUrl}/associations/a-1/archive/documents/d-1/file?disposition=inline`);
    expect(requests).toHaveLength(0);
  });

  it('accepts only the input of its own operation', async () => {
    const { client } = clientWithEvents();
    // @ts-expect-error the path has a parameter
    const withoutId = client.call(archiveOperations.listGroups, { params: {} });
    await expect(withoutId).rejects.toMatchObject({ error: { kind: 'not_sent' } });
    const input = { params: { association_id: 'a-1' }, query: { year: 'dit jaar' } };
    // @ts-expect-error a year is a number
    client.urlOf(archiveOperations.listDocuments, input);
    expect(requests).toHaveLength(0);
  });

  it('sends a file as a form with its fields and the idempotency key', async () => {
    const { client } = clientWithEvents();
    await client.call(
      archiveOperations.uploadDocument,
      {
        params: { association_id: 'a-1' },
        body: { group_id: 'g-1', tags: ['een', 'twee'] },
        file: new File(['%PDF-'], 'a.pdf'),
      },
      { idempotencyKey: 'key-1' },
    );
    expect(requests[0]?.headers).toMatchObject({ 'idempotency-key': 'key-1' });
    expect(String(requests[0]?.headers['content-type'])).toMatch(/^multipart\/form-data; boundary=/u);
  });
});

describe('the anti-forgery token', () => {
  it.each([
    ['the user fetch', (client: ReturnType<typeof createConnection>) => client.call(authOperations.user, {})],
    [
      'a login',
      (client: ReturnType<typeof createConnection>) =>
        client.call(authOperations.login, { body: { email: 'a@b.nl', password: 'x' } }),
    ],
    [
      'an impersonation',
      (client: ReturnType<typeof createConnection>) =>
        client.call(authOperations.impersonate, { body: { token: 't', signature: 's' } }),
    ],
  ])('is fetched before %s', async (_, call) => {
    await call(clientWithEvents().client);
    expect(requests.map(({ url }) => url)).toEqual(['/api/auth/csrf', expect.any(String)]);
  });

  it('is not fetched before other calls', async () => {
    await clientWithEvents().client.call(authOperations.logout, {});
    expect(requests.map(({ url }) => url)).toEqual(['/api/auth/logout']);
  });
});

describe('global response handling', () => {
  const responses = (status: number, body: object) => {
    response = (_, reply) => reply.code(status).send(body);
  };
  const groups = (client: ReturnType<typeof createConnection>) =>
    client.call(archiveOperations.listGroups, { params: { association_id: 'a' } });

  it.each([
    [429, {}, 'too_many_requests'],
    [419, {}, 'csrf_token_mismatch'],
    [403, { message: 'Two factor authentication required.' }, 'two_factor_required'],
    [401, {}, 'unauthenticated'],
  ] as const)('sends an event for a %i with %j', async (status, body, event) => {
    const { client, events } = clientWithEvents();
    responses(status, body);
    await failureOf(groups(client));
    expect(events).toEqual([event]);
  });

  it.each([403, 404, 422, 500, 503])('sends no event for a %i', async (status) => {
    const { client, events } = clientWithEvents();
    responses(status, { message: 'No.' });
    await failureOf(groups(client));
    expect(events).toEqual([]);
  });

  it('sends no event for a 401 of the user fetch and of a login', async () => {
    const { client, events } = clientWithEvents();
    responses(401, { code: 'invalid_credentials', message: 'No.' });
    await failureOf(client.call(authOperations.user, {}));
    const error = await failureOf(
      client.call(authOperations.login, { body: { email: 'a@b.nl', password: 'x' } }),
    );
    expect(error).toMatchObject({ kind: 'response', code: 'invalid_credentials' });
    expect(events).toEqual([]);
  });

  it('ignores a cancelled call', async () => {
    const { client, events } = clientWithEvents();
    response = () => new Promise(() => undefined);
    const controller = new AbortController();
    const call = client.call(
      archiveOperations.listGroups,
      { params: { association_id: 'a' } },
      { signal: controller.signal },
    );
    controller.abort();
    expect(await failureOf(call)).toEqual({ kind: 'cancelled' });
    expect(events).toEqual([]);
  });

  it('sends no event to a listener that has unsubscribed', async () => {
    const { client } = clientWithEvents();
    const events: ApiEvent[] = [];
    const stop = client.events.subscribe((event) => events.push(event));
    stop();
    responses(429, {});
    await failureOf(groups(client));
    expect(events).toEqual([]);
  });
});

describe('an error', () => {
  it('has the code, fields, params and the seconds to wait', async () => {
    response = (_, reply) =>
      reply
        .code(422)
        .header('retry-after', '12')
        .header('x-request-id', '3f2a9c1b')
        .send({
          code: 'validation_failed',
          message: 'The input is invalid.',
          errors: { email: [{ code: 'required' }] },
          params: { limit: 1 },
        });
    const error = await failureOf(
      clientWithEvents().client.call(authOperations.forgotPassword, { body: { email: '' } }),
    );
    expect(error).toEqual({
      kind: 'response',
      status: 422,
      code: 'validation_failed',
      message: 'The input is invalid.',
      errors: { email: [{ code: 'required' }] },
      params: { limit: 1 },
      retry_after_s: 12,
      request_id: '3f2a9c1b',
    });
  });

  it('has the code of its status if the back end sends no code', async () => {
    response = (_, reply) => reply.code(503).send('<h1>away</h1>');
    const error = await failureOf(clientWithEvents().client.call(authOperations.user, {}));
    expect(error).toMatchObject({ kind: 'response', status: 503, code: 'unavailable' });
  });

  it('is a network error if no response comes', async () => {
    const client = createConnection({ baseUrl: 'http://127.0.0.1:1/api', readCookies: () => '' });
    expect(await failureOf(client.call(authOperations.logout, {}))).toEqual({ kind: 'network' });
  });
});

describe('a change', () => {
  const { createMessage, deleteMessage } = messagesOperations;
  const params = { association_id: 'a-1' };
  const body = { subject: 'Dakgoot', text: 'Lekt', attachments: [] };

  it.each([{}, null, [], 'ok', 204])('is not made, if the response is %j', async (wrong) => {
    response = (_, reply) =>
      wrong === 204 ? reply.code(204).send() : reply.type('application/json').send(JSON.stringify(wrong));
    const { client, events } = clientWithEvents();
    expect(await failureOf(client.call(createMessage, { params, body }))).toEqual({
      kind: 'invalid_response',
      message: `POST ${baseUrl}/associations/{association_id}/bulletin/messages answered without "id".`,
    });
    expect(events).toEqual([]);
  });

  it('is made, if the response has what the contract says, or nothing where it says nothing', async () => {
    response = () => ({ id: 'm-1' });
    const { client } = clientWithEvents();
    expect(await client.call(createMessage, { params, body })).toEqual({ id: 'm-1' });
    response = (_, reply) => reply.code(204).send();
    expect(await client.call(deleteMessage, { params: { ...params, message_id: 'm-1' } })).toBeUndefined();
  });
});
