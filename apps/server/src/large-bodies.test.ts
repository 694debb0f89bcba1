import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ballotsContract } from '@mijn/domain/ballots/contract';
import { earlyVotesContract } from '@mijn/domain/early-votes/contract';
import { VOTES_REPLACED_MAX } from '@mijn/domain/limits';
import { v7 as newId } from 'uuid';
import {
  createBallotsFixture,
  type BallotsFixture,
} from './modules/voting/ballots/testing/ballots-fixture.ts';
import { aSecretBallot } from './modules/voting/ballots/testing/secret-ballot.ts';
import { modules } from './modules/index.ts';
import { bodyLimit } from './platform/wire/body-limit.ts';
import type { TestClient } from './testing/index.ts';

let fixture: BallotsFixture;
beforeAll(async () => {
  fixture = await createBallotsFixture();
});
afterAll(() => fixture.server.stop());

/** Sends the head of a call with a part of its body, and returns the response, which does not wait for the rest. */
async function begin(
  { cookies }: TestClient,
  [method, path]: readonly [string, string],
  { length, sent }: { length?: number; sent: string },
) {
  const socket = connect(Number(new URL(fixture.server.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  const head = [
    `${method} /api${path} HTTP/1.1`,
    'host: x',
    'content-type: application/json',
    'x-requested-with: XMLHttpRequest',
    `x-xsrf-token: ${cookies.get('XSRF-TOKEN') ?? ''}`,
    `cookie: ${[...cookies].map((pair) => pair.join('=')).join('; ')}`,
    length === undefined ? 'transfer-encoding: chunked' : `content-length: ${length}`,
  ];
  const chunk = length === undefined ? `${sent.length.toString(16)}\r\n${sent}\r\n` : sent;
  socket.write(`${head.join('\r\n')}\r\n\r\n${chunk}`);
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  const text = (): string => Buffer.concat(parts).toString();
  while (!/\r\n\r\n\{.*\}/su.test(text())) await once(socket, 'data');
  socket.destroy();
  const status = Number(/^HTTP\/1.1 (\d+)/u.exec(text())?.[1]);
  const body: unknown = JSON.parse(/\r\n\r\n(?:[\da-f]+\r\n)?(\{.*\})/su.exec(text())?.[1] ?? '');
  return { status, body };
}

const operations = modules.flatMap(({ contract, access }) =>
  Object.entries(contract).flatMap(([name, operation]) =>
    operation.body && !operation.upload
      ? [{ name, operation, isOpen: access[name] === 'open', limit: bodyLimit(operation) }]
      : [],
  ),
);

const pathOf = (path: string): string =>
  path.replaceAll(/\{(\w+)\}/gu, (_, name) => (name === 'association_id' ? fixture.association.id : newId()));

const tooLarge = (limit: number) => ({
  status: 413,
  body: { code: 'payload_too_large', params: { limit } },
});

/** The calls whose thing is looked for before their body is read. */
const LOOKED_FOR: ReadonlySet<string> = new Set(['castVotes', 'enterHands', 'castEarlyVotes']);

describe('a body above the limit of its operation', () => {
  it.each(operations)('is refused before it is there: $name', async ({ name, operation, isOpen, limit }) => {
    const call = [operation.method, pathOf(operation.path)] as const;
    const expected = LOOKED_FOR.has(name) ? { status: 404 } : tooLarge(limit);
    expect(await begin(fixture.board, call, { length: limit + 1, sent: '{' })).toMatchObject(expected);
    expect(await begin(fixture.board, call, { sent: ' '.repeat(limit + 1) })).toMatchObject(expected);
    if (isOpen) return;
    const stranger = fixture.server.client();
    await stranger.csrf();
    expect(await begin(stranger, call, { length: limit + 1, sent: '{' })).toMatchObject({ status: 401 });
  });

  it('is refused for votes, votes by hand and votes before a meeting', async () => {
    const { ballot } = await aSecretBallot(fixture);
    const meeting = ballot.replace(/\/ballots\/.*$/u, '');
    const outsider = fixture.server.client();
    await outsider.csrf();
    const calls = [
      ['POST', `${ballot}/votes`, ballotsContract.castVotes],
      ['POST', `${ballot}/hands`, ballotsContract.enterHands],
      ['PUT', `${meeting}/early-votes/${newId()}`, earlyVotesContract.castEarlyVotes],
    ] as const;
    for (const [method, path, operation] of calls) {
      const limit = bodyLimit(operation);
      const body = { length: limit + 1, sent: '{' };
      expect(await begin(fixture.board, [method, path], body)).toMatchObject(tooLarge(limit));
      expect(await begin(outsider, [method, path], body)).toMatchObject({ status: 401 });
    }
  });

  it('is not that of the votes of a member who has all sealed votes of a ballot', async () => {
    const { ballot } = await aSecretBallot(fixture);
    const votesOf = (sealed: number, apartments: number) =>
      Array.from({ length: apartments }, () => ({
        apartment_id: newId(),
        choice: null,
        option: null,
        sealed: Array.from({ length: sealed / apartments }, () => 'x'.repeat(350)),
        mark: newId(),
        replaces: Array.from({ length: VOTES_REPLACED_MAX }, () => newId()),
      }));
    const cast = async (sealed: number, apartments: number) =>
      fixture.owner.post(`${ballot}/votes`, { votes: votesOf(sealed, apartments) });
    expect((await cast(5000, 500)).error?.code).not.toBe('payload_too_large');
    expect((await cast(5500, 100)).error?.errors).toMatchObject({
      votes: [{ code: 'too_many', params: { max: 5000 } }],
    });
  });
});
