import { beforeEach, describe, expect, it } from '@jest/globals';
import { authOperations } from '@mijn/domain/auth';
import { messagesOperations } from '@mijn/domain/messages';
import { todosOperations } from '@mijn/domain/todos';
import { USER_HEADER } from '@mijn/domain/wire';
import { type ApiEvent, createConnection } from '../index.ts';

const ended = (headers: Record<string, string> = {}) =>
  Response.json({ code: 'unauthenticated', message: 'Ended.' }, { status: 401, headers });
const user = () => Response.json({ email: 'anna@vve.example', associations: [] });
const done = () => Response.json({ data: [], id: 'm-1' });

let requests: Request[] = [];
beforeEach(() => {
  requests = [];
});

const called = () =>
  requests.map(({ method, url }) => `${method} ${new URL(url).pathname.split('/').at(-1)}`);

function connect(...responses: (() => Response)[]) {
  const client = createConnection({
    baseUrl: 'https://vve.example/api',
    readCookies: () => 'XSRF-TOKEN=a',
    hasNewToken: true,
    userId: () => 'u-anna',
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      const respond = responses.shift();
      if (!respond) throw new Error('There was one call too many.');
      return respond();
    },
  });
  const events: ApiEvent[] = [];
  client.events.subscribe((event) => events.push(event));
  const params = { association_id: 'a-1' };
  return {
    events,
    read: () => client.call(todosOperations.listGroups, { params }),
    create: () =>
      client.call(messagesOperations.createMessage, {
        params,
        body: { subject: 'a', text: 'b', attachments: [], notify: false },
      }),
    check: () => client.call(authOperations.user, {}),
  };
}

describe('a call that is refused as unauthenticated', () => {
  it.each(['read', 'create'] as const)(
    'is repeated if the browser has another session by now, and sends no event: %s',
    async (name) => {
      const { events, ...calls } = connect(ended, user, done);
      await calls[name]();
      expect(called()).toHaveLength(3);
      expect(called()[1]).toBe('GET user');
      expect(events).toEqual([]);
    },
  );

  it('is not repeated if nobody is signed in', async () => {
    const { events, read } = connect(ended, ended);
    await expect(read()).rejects.toMatchObject({ error: { status: 401 } });
    expect(events).toEqual(['unauthenticated']);
  });

  it('is repeated once only', async () => {
    const { events, read } = connect(ended, user, ended);
    await expect(read()).rejects.toMatchObject({ error: { status: 401 } });
    expect(events).toEqual(['unauthenticated']);
  });

  it('does not wait as long as a back end may ask', async () => {
    const { events, read } = connect(() => ended({ 'retry-after': '60' }), ended);
    await expect(read()).rejects.toMatchObject({ error: { status: 401, retry_after_s: 60 } });
    expect(events).toEqual(['unauthenticated']);
  });

  it('asks once for all calls that are refused together', async () => {
    const { read } = connect(ended, ended, user, done, done);
    await Promise.all([read(), read()]);
    expect(called().filter((call) => call === 'GET user')).toHaveLength(1);
  });

  it.each(['read', 'create', 'check'] as const)(
    'is repeated after the delay of the response, while the browser waits for the new cookie: %s',
    async (name) => {
      const soon = () => ended({ 'retry-after': '0' });
      const { events, ...calls } = connect(soon, soon, name === 'check' ? user : done);
      await calls[name]();
      expect(new Set(called()).size).toBe(1);
      expect(called()).toHaveLength(3);
      expect(events).toEqual([]);
    },
  );
});

describe('a call that changes something', () => {
  it('names the user for whom the page was made', async () => {
    const { create, read } = connect(done, done);
    await create();
    await read();
    expect(requests.map(({ headers }) => headers.get(USER_HEADER))).toEqual(['u-anna', null]);
  });

  it('sends an event if another user has signed in', async () => {
    const other = () => Response.json({ code: 'other_user', message: 'Frits.' }, { status: 409 });
    const { events, create } = connect(other);
    await expect(create()).rejects.toMatchObject({ error: { code: 'other_user' } });
    expect(events).toEqual(['other_user']);
  });
});
