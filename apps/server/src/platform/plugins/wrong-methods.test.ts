import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as newId } from 'uuid';
import { modules } from '../../modules/index.ts';
import { startTestApp, type TestApp } from '../../testing/index.ts';

const operations = modules.flatMap(({ contract }) => Object.values(contract));
const byPath = [...Map.groupBy(operations, ({ path }) => path)].map(([path, some]): [string, string[]] => [
  path,
  some.map(({ method }) => method),
]);

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

async function send(method: string, path: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  return text(socket);
}

const fill = (path: string): string => path.replaceAll(/\{(\w+)\}/gu, () => newId());
const statusOf = (response: string): number => Number(response.split(' ')[1]);
const allowOf = (response: string): string[] => /^allow: (.*)$/imu.exec(response)?.[1]?.split(', ') ?? [];

/** Returns the methods that lead to an operation: `PATCH /messages/years` is that of a message with another id. */
const methodsAt = (path: string): string[] =>
  byPath
    .filter(([other]) => new RegExp(`^${other.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u').test(path))
    .flatMap(([, methods]) => (methods.includes('GET') ? methods.concat('HEAD') : methods))
    .toSorted();

describe('a method that a path does not have', () => {
  it.each(byPath)('is refused with the methods of %s', async (template) => {
    const path = fill(template);
    const known = [...new Set(methodsAt(path))];
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await server.client().raw(`/api${path}?page=1`, { method });
      if (known.includes(method)) expect(status).not.toBe(405);
      else expect([status, headers.get('allow')]).toEqual([405, known.join(', ')]);
    }
  });

  it('is refused with an error of the contract, for every method that HTTP has', async () => {
    for (const method of METHODS.filter((one) => !['GET', 'HEAD', 'CONNECT'].includes(one))) {
      const response = await send(method, '/api/auth/user');
      expect([method, statusOf(response), allowOf(response)]).toEqual([method, 405, ['GET', 'HEAD']]);
      expect(response).toContain('{"code":"not_found","message":"This path has other methods: see Allow."}');
    }
  });

  it('is not said of a path whose id is too long for any', async () => {
    const response = await server.client().get(`/associations/${'a'.repeat(3000)}/todos`);
    expect([response.status, response.headers.get('allow')]).toEqual([404, null]);
  });

  it('is not found on a path that is in no contract', async () => {
    for (const path of ['/api/nothing', `/api/associations/${newId()}/nothing`]) {
      expect(statusOf(await send('POST', path))).toBe(404);
      expect(statusOf(await send('GET', path))).toBe(404);
    }
  });
});
