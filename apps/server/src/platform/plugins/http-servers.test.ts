import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/index.ts';

const TIMES = {
  headers: 400,
  request: 5000,
  stall: 500,
  rate: 60_000,
  bytesPerSecondMin: 1000,
  silence: 60_000,
  keepAlive: 60_000,
  arrival: 900,
  drain: 1000,
  linger: 1000,
};
const HUGE = 64 * 1024 * 1024;

let server: TestApp;
let isStopped: boolean;
let respondSlowly: () => void;
/** The number of slow calls that have begun. */
let begun: number;
let whenRefused: () => void;
beforeEach(async () => {
  isStopped = false;
  begun = 0;
  const slow = new Promise<void>((resolve) => {
    respondSlowly = resolve;
  });
  server = await startTestApp({
    httpTimes: TIMES,
    furtherCalls: (api) => {
      api.get('/huge', async (_, reply) => reply.send(Buffer.alloc(HUGE)));
      api.get('/slow', async () => {
        begun += 1;
        await slow;
        return 'done';
      });
      api.post('/upload', async (request, reply) => {
        reply.raw.once('prefinish', () => whenRefused());
        await once(request.raw, 'close');
      });
    },
  });
});
afterEach(async () => {
  if (!isStopped) await server.stop();
});

async function write(bytes: string): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  await wait(50);
  return socket;
}

/** Returns the duration of the stop in milliseconds. */
async function stop(): Promise<number> {
  const start = Date.now();
  isStopped = true;
  await server.app.close();
  const duration = Date.now() - start;
  await server.stop();
  return duration;
}

/** The head passes the gate. `length` is the size in bytes of the body, which is not included. */
async function login(length: number): Promise<string> {
  return postHead('/api/auth/login', 'application/json', length);
}

async function postHead(path: string, type: string, length: number): Promise<string> {
  const client = server.client();
  await client.csrf();
  const lines = [
    `POST ${path} HTTP/1.1`,
    'host: x',
    `content-type: ${type}`,
    'x-requested-with: XMLHttpRequest',
    `x-xsrf-token: ${client.cookies.get('XSRF-TOKEN') ?? ''}`,
    `cookie: ${[...client.cookies].map((pair) => pair.join('=')).join('; ')}`,
    `content-length: ${length}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

describe('a client that sends slowly', () => {
  it.each([
    ['stops in its headers', 'GET /api/auth/user HTTP/1.1\r\nhost: x\r\n', 408, 'request_timeout'],
    ['sends bytes that are not HTTP', 'HELLO\r\n\r\n', 400, 'validation_failed'],
    [
      'sends endless headers',
      `GET / HTTP/1.1\r\nhost: x\r\na: ${'a'.repeat(40_000)}\r\n\r\n`,
      431,
      'validation_failed',
    ],
  ])('that %s gets an error of the contract, and is disconnected', async (_, bytes, status, code) => {
    const response = await text(await write(bytes));
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `, 'u'));
    expect(response).toContain('x-content-type-options: nosniff');
    expect(response).toContain("content-security-policy: default-src 'none'");
    expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code });
  });

  it.each([
    ['no host', 'GET /api/auth/user HTTP/1.1\r\n', 400],
    ['two hosts', 'GET /api/auth/user HTTP/1.1\r\nhost: x\r\nHost: x\r\n', 400],
    ['two hosts in HTTP/1.0', 'GET /api/auth/user HTTP/1.0\r\nhost: x\r\nhost: y\r\n', 400],
    ['no host in HTTP/1.0', 'GET /api/auth/user HTTP/1.0\r\n', 401],
  ])('that names %s gets an error of the contract', async (_, head, status) => {
    const response = await text(await write(`${head}accept: application/json\r\n\r\n`));
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `, 'u'));
    expect(response).toContain('x-content-type-options: nosniff');
    expect(response).toContain(
      status === 400 ? '"message":"A request has one Host header."' : '"code":"unauthenticated"',
    );
  });

  it('that stops in a body gets 408, and is disconnected', async () => {
    const socket = await write(await login(100));
    socket.write('{"email":');
    const response = await text(socket);
    expect(response).toMatch(/^HTTP\/1.1 408 /u);
    expect(response).toContain('"code":"request_timeout"');
    expect(response).toContain('x-content-type-options: nosniff');
  });

  it('that sends more in the moment of its refusal still reads the whole response', async () => {
    const socket = await write(await postHead('/api/upload', 'multipart/form-data; boundary=x', 100));
    whenRefused = () => socket.write('%');
    const response = await text(socket);
    expect(response).toMatch(/^HTTP\/1.1 408 /u);
    expect(response).toContain('"code":"request_timeout"');
  });

  it('but does not stop gets a response to its whole request', async () => {
    const body = '{"email":"bea@example.nl"}';
    const socket = await write(await login(body.length));
    for (const letter of body) {
      socket.write(letter);
      await wait(30);
    }
    socket.end();
    expect(await text(socket)).toMatch(/^HTTP\/1.1 422 /u);
  });
});

describe('calls that are sent without waiting for responses', () => {
  const SLOW = 'GET /api/slow HTTP/1.1\r\nhost: x\r\n\r\n';
  const LIVE = 'GET /health/live HTTP/1.1\r\nhost: x\r\n';

  it('begin one after the other, and are answered in their order', async () => {
    const socket = await write(SLOW.repeat(3) + `${LIVE}connection: close\r\n\r\n`);
    expect(begun).toBe(1);
    respondSlowly();
    const response = await text(socket);
    expect(response.match(/HTTP\/1.1 200 /gu)).toHaveLength(4);
    expect(response.indexOf('{')).toBeGreaterThan(response.lastIndexOf('done'));
    expect(begun).toBe(3);
  });

  it('end the connection if they are many, and no other', async () => {
    const many = await write(SLOW.repeat(102));
    const few = await write(SLOW.repeat(101));
    many.resume();
    if (!many.closed) await once(many, 'close');
    expect(few.closed).toBe(false);
    few.destroy();
  });
});

describe('a body in chunks', () => {
  const headOf = async () =>
    (await postHead('/api/auth/login', 'application/json', 0)).replace(
      'content-length: 0',
      'transfer-encoding: chunked',
    );
  const lastLine = (response: string) => response.split('\r\n\r\n')[1] ?? '';

  it('of a byte is refused, and the connection is closed', async () => {
    const response = await text(await write((await headOf()) + '1\r\n{\r\n'.repeat(20_000)));
    expect(response).toMatch(/^HTTP\/1.1 400 /u);
    expect(response).toContain('x-content-type-options: nosniff');
    expect(lastLine(response)).toContain('smaller chunks than is read');
  });

  it.each([
    ['of a byte, if they are few', '1', ' ', 5000],
    ['of 1000 bytes, also if they are many', '3e8', ' '.repeat(1000), 200],
  ])('%s is read', async (_, size, chunk, count) => {
    const body = `${`${size}\r\n${chunk}\r\n`.repeat(count)}2\r\n{}\r\n0\r\n\r\n`;
    const socket = await write((await headOf()) + body);
    socket.end();
    expect(await text(socket)).toMatch(/^HTTP\/1.1 422 /u);
  });
});

describe('a request that could mislead', () => {
  it('is refused with two lengths, of which a proxy may read the other', async () => {
    const body = '0\r\n\r\nGET /health/live HTTP/1.1\r\nhost: x\r\n\r\n';
    const head = `POST /api/auth/login HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ncontent-length: ${body.length}\r\n\r\n`;
    const response = await text(await write(head + body));
    expect(response.match(/^HTTP\/1.1 \d+/gmu)).toEqual(['HTTP/1.1 400']);
  });

  it('is refused with a coding of its body that is not read', async () => {
    const head = (await postHead('/api/auth/login', 'application/json', 0)).replace(
      'content-length: 0',
      'transfer-encoding: gzip, chunked',
    );
    const response = await text(
      await write(`${head.replace('host: x', 'host: x\r\nconnection: close')}2\r\n{}\r\n0\r\n\r\n`),
    );
    expect(response).toMatch(/^HTTP\/1.1 415 /u);
    expect(response).toContain('Transfer-Encoding gzip, chunked is not read');
  });

  it('gets none of its headers back by TRACE', async () => {
    const response = await text(
      await write('TRACE / HTTP/1.1\r\nhost: x\r\ncookie: geheim=1\r\nconnection: close\r\n\r\n'),
    );
    expect(response).toMatch(/^HTTP\/1.1 404 /u);
    expect(response).not.toContain('geheim');
  });
});

describe('a server that stops', () => {
  it('responds to a running call, and does not wait for idle connections', async () => {
    const kept = await write('GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n');
    const running = fetch(`${server.url}/api/slow`);
    await wait(50);
    const stopping = stop();
    await wait(100);
    respondSlowly();
    expect(await (await running).text()).toBe('done');
    expect(await stopping).toBeLessThan(TIMES.drain);
    kept.destroy();
  });

  it('responds to a call that arrives on a connection of before, when it accepts no others', async () => {
    const socket = await write('');
    const stopping = stop();
    const isRefused = () =>
      fetch(server.url).then(
        () => false,
        () => true,
      );
    while (!(await isRefused()));
    socket.write('GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /u);
    await stopping;
  });

  it('is not delayed by a client that stops in a body', async () => {
    const socket = await write(await login(100));
    expect(await stop()).toBeLessThan(TIMES.drain + 2000);
    socket.destroy();
  });

  it.each([
    ['sends nothing', ''],
    ['stops in its headers', 'GET /api/auth/user HTTP/1.1\r\n'],
    ['does not read its response', 'GET /api/huge HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['waits for a response that is never sent', 'GET /api/slow HTTP/1.1\r\nhost: x\r\n\r\n'],
  ])('is not delayed by a client that %s', async (_, bytes) => {
    const socket = await write(bytes);
    socket.pause();
    const duration = await stop();
    expect(duration).toBeLessThan(TIMES.drain + 2000);
    socket.destroy();
  });
});
