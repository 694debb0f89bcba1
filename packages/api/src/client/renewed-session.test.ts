import { describe, expect, it } from '@jest/globals';
import { authOperations } from '@mijn/domain/auth';
import { todosOperations } from '@mijn/domain/todos';
import { securityOperations } from '@mijn/domain/security';
import { type ApiEvent, createConnection } from '../index.ts';

const ENDED = () => Response.json({ code: 'unauthenticated', message: 'Ended.' }, { status: 401 });

/** A response that the test sends when it wants to. */
function held() {
  let send: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((resolve) => {
    send = resolve;
  });
  return { response, send };
}

/**
 * Connects to a back end that gives the session another cookie in the response to a change. The first reading
 * request was sent with the earlier cookie.
 */
function connect() {
  const list = held();
  const change = held();
  const requests: string[] = [];
  const client = createConnection({
    baseAddress: 'https://vve.example/api',
    readCookies: () => '',
    fetch: async (input, init) => {
      const { method, url } = new Request(input, init);
      if (url.endsWith('/auth/csrf')) return new Response(null, { status: 204 });
      if (method === 'POST') return change.response;
      requests.push(new URL(url).pathname);
      return requests.length === 1 ? list.response : Response.json({ data: [] });
    },
  });
  const events: ApiEvent[] = [];
  client.events.subscribe((event) => events.push(event));
  const read = () => client.call(todosOperations.listGroups, { params: { association_id: 'a-1' } });
  const check = () => client.call(authOperations.user, {});
  const renew = () => client.call(securityOperations.enableTwoFactor, { body: { code: '123456' } });
  return { list, change, requests, events, read, check, renew };
}

const RENEWED = () => Response.json({ recovery_codes: [] });

describe('a call that is refused because its session got another cookie meanwhile', () => {
  it.each(['read', 'check'] as const)(
    'is repeated when the response with the cookie came first, and sends no event: %s',
    async (name) => {
      const { list, change, requests, events, renew, ...calls } = connect();
      const reading = calls[name]();
      const renewing = renew();
      change.send(RENEWED());
      await renewing;
      list.send(ENDED());
      await reading;
      expect(requests).toHaveLength(2);
      expect(events).toEqual([]);
    },
  );

  it('is repeated after the response with the cookie when that comes last', async () => {
    const { list, change, requests, events, read, renew } = connect();
    const reading = read();
    const renewing = renew();
    list.send(ENDED());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(requests).toHaveLength(1);
    change.send(RENEWED());
    await Promise.all([reading, renewing]);
    expect(requests).toHaveLength(2);
    expect(events).toEqual([]);
  });

  it('is not repeated when nothing changed the session', async () => {
    const { list, requests, events, read } = connect();
    list.send(ENDED());
    await expect(read()).rejects.toMatchObject({ error: { status: 401 } });
    expect(requests).toHaveLength(1);
    expect(events).toEqual(['unauthenticated']);
  });
});
